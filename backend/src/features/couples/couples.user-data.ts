import type pg from 'pg';
import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { inPages, type WrittenJson, writtenPages } from '../../lib/json-pieces.ts';
import { couplesJobs } from './counsellor/couples.jobs.ts';
import { couplesStatements } from './couples.statements.ts';
import { userDataStatements } from './couples.user-data.statements.ts';
import { couplesHelpStatements } from './help/couples.help.statements.ts';

/** What was found is of use while the talk goes on; nobody needs a trace of it later. */
const OLD_HELP: CleanUp = {
  table: 'couples_help',
  by: '"createdAt"',
  type: 'timestamptz',
  before: `now() - interval '30 days'`,
};

const OLD_HIDDEN: CleanUp = {
  table: 'couples_help_hidden',
  by: '"hiddenAt"',
  type: 'timestamptz',
  before: `now() - interval '30 days'`,
};

/** Sessions, and messages, that one statement reads for an export. */
const EXPORTED_AT_ONCE = 50;

async function* exportedSessions(pool: pg.Pool, userId: string): AsyncGenerator<object> {
  const read = async (after: { id: number } | null) =>
    (await userDataStatements.sessions(pool, userId, after?.id ?? 0, EXPORTED_AT_ONCE)).map((row) => ({
      ...row,
      id: Number(row.id),
    }));
  for await (const session of inPages(read, EXPORTED_AT_ONCE)) yield { ...session, messages: exportedMessages(pool, session.id) };
}

function exportedMessages(pool: pg.Pool, sessionId: number): AsyncGenerator<WrittenJson> {
  return writtenPages((after) => userDataStatements.messages(pool, sessionId, after, EXPORTED_AT_ONCE));
}

/** A creator's sessions are deleted with the account, a partner's lose the link to it: both by their foreign keys to `users`. */
export const couplesUserData = {
  /** Moves a visitor's seats to the account. A creator who tried their own link frees that seat again. */
  async claim(transaction, userId, visitorId) {
    await userDataStatements.claimSeats(transaction, userId, visitorId);
    await userDataStatements.freeOwnSeats(transaction, userId, visitorId);
  },

  async export(pool, userId) {
    return { couplesSessions: exportedSessions(pool, userId), couplesHelp: await couplesHelpStatements.exportOf(pool, userId) };
  },

  /** A partner's help; a creator's goes with the sessions. */
  erase: (transaction, { id }) => couplesHelpStatements.erase(transaction, id),

  erasures: {
    async couples(transaction, id) {
      await couplesJobs.lockConversation(transaction, Number(id));
      await couplesStatements.remove(transaction, id);
    },
  },

  prune: [OLD_HELP, OLD_HIDDEN],

  /** Every change of a conversation locks it first. The sessions that the user created are deleted with the user's row. */
  lock: (transaction, userId) => couplesJobs.lockConversations(transaction, userId),
} satisfies UserData;
