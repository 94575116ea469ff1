import { KINDS_AT_FIRST, NOTICES_MAX, type NoticeKind } from '@beside/common/notifications/notifications.constants';
import type { NoticeView } from '@beside/common/notifications/notifications.views';
import type pg from 'pg';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Log } from '../../lib/logger.ts';
import type { PushSender } from '../../lib/push/push-sender.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { lockReplyUser } from '../../replies/reply.statements.ts';
import type { NoticeSubjects } from '../feature.ts';
import { waitOf } from './notifications.policy.ts';
import { pushDue } from './notifications.push.statements.ts';
import { notices } from './notifications.statements.ts';

export interface NoticesDeps {
  pool: pg.Pool;
  publisher: Pick<Publisher, 'publish'>;
  /** Null: nothing is pushed. */
  push: PushSender | null;
  noticeSubjects: NoticeSubjects;
  log: Log;
}

/** A message that its reader has not read for a while. */
interface UnreadMessage {
  userId: string;
  /** The id of its couples session. */
  subject: string;
  at: Date;
}

/** What is new for a user, until one of their pages has shown it. */
export interface Notices {
  notices(actor: Actor): Promise<NoticeView[]>;
  see(actor: Actor, ids: string[]): Promise<void>;
  /** Stores with the commit that something is new for a user, and has it pushed a while later. @param userId null: a visitor, who is told of nothing */
  add(transaction: Transaction, userId: string | null, kind: Exclude<NoticeKind, 'message'>, subject: string): Promise<void>;
  /** Shows a user's pages what is new. Nobody waits for it, and its failure is logged. */
  show(userId: string): void;
  /** Both, without another transaction. */
  addNow(userId: string, kind: Exclude<NoticeKind, 'message'>, subject: string): Promise<void>;
  /** The same of messages, to those who want to hear of them, and lately did not. */
  addMessages(unread: readonly UnreadMessage[]): Promise<void>;
  /** Waits for what is being shown, when the node stops. */
  settle(): Promise<void>;
}

const NO_SUCH_USER = '23503';
/** More than are shown, since what some are about may be gone. */
const READ_MAX = 2 * NOTICES_MAX;

/** A user's unseen notices, the newest first. What is gone or read meanwhile has none any more. */
export async function unseenOf(
  { pool, noticeSubjects }: { pool: Transaction; noticeSubjects: NoticeSubjects },
  userId: string,
): Promise<{ kind: NoticeKind; createdAt: Date; view: NoticeView }[]> {
  const rows = await notices.unseen(pool, userId, READ_MAX);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const read = kinds.map(async (kind) => {
    const subjects = rows.filter((row) => row.kind === kind).map(({ subject }) => subject);
    return [kind, await noticeSubjects[kind]?.(pool, userId, subjects)] as const;
  });
  const shown = new Map(await Promise.all(read));
  return rows.flatMap(({ id, kind, subject, createdAt }) => {
    const to = shown.get(kind)?.get(subject);
    return to ? [{ kind, createdAt, view: { id, kind, to, at: createdAt.toISOString() } }] : [];
  });
}

export function noticesService(deps: NoticesDeps): Notices {
  const { pool, publisher, push, log } = deps;
  const underWay = new Set<Promise<void>>();

  const list = async (userId: string): Promise<NoticeView[]> =>
    (await unseenOf(deps, userId)).slice(0, NOTICES_MAX).map(({ view }) => view);
  const publish = async (userId: string): Promise<void> =>
    publisher.publish(rooms.user(userId), 'notices:changed', { items: await list(userId) });
  const add: Notices['add'] = async (transaction, userId, kind, subject) => {
    const seconds = push && waitOf(kind) / 1000;
    if (userId) await notices.add(transaction, { userId, kind, subject, seconds, isOn: KINDS_AT_FIRST[kind] });
  };

  return {
    notices: (actor) => list(requireUser(actor).id),

    async see(actor, ids) {
      const { id } = requireUser(actor);
      if ((await notices.see(pool, id, ids)) > 0) await publish(id);
    },

    add,

    show(userId) {
      const shown = publish(userId).catch((error: unknown) =>
        log.warn({ err: error, userId }, 'something new is not shown until a page asks for it'),
      );
      underWay.add(shown);
      void shown.finally(() => underWay.delete(shown));
    },

    async addNow(userId, kind, subject) {
      if (await isStored(pool, userId, (transaction) => add(transaction, userId, kind, subject))) await publish(userId);
    },

    async addMessages(unread) {
      if (unread.length === 0) return;
      const columns = [unread.map(({ userId }) => userId), unread.map(({ subject }) => subject)] as const;
      const users = await notices.addMessages(
        pool,
        ...columns,
        unread.map(({ at }) => at),
      );
      const told = [...new Set(users)];
      if (push && told.length > 0) await pushDue.ask(pool, told, waitOf('message') / 1000);
      await Promise.all(told.map(publish));
    },

    async settle() {
      await Promise.all(underWay);
    },
  };
}

/** Stores something new for a user. @returns whether there is such a user */
async function isStored(pool: pg.Pool, userId: string, store: (transaction: Transaction) => Promise<void>): Promise<boolean> {
  try {
    await transact(pool, async (transaction) => {
      // A deletion of the account takes the user's row before the notices.
      await lockReplyUser(transaction, userId, 'question');
      await store(transaction);
    });
    return true;
  } catch (error) {
    if (codeOf(error) === NO_SUCH_USER) return false;
    throw error;
  }
}
