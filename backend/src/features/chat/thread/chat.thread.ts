import { readHelp } from '@beside/common/safety/read-help';
import type pg from 'pg';
import type { Thread, ThreadText } from '../../../conversations/thread.ts';
import { type WrittenJson, writtenPages } from '../../../lib/json-pieces.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { chatStatements } from '../chat.statements.ts';
import { threadStatements } from './chat.thread.statements.ts';

/** Messages that one statement reads for an export. */
const EXPORTED_AT_ONCE = 50;

interface ExportedChat {
  chat: AsyncIterable<object>;
  chatSummary?: object;
}

/** The chat about an advice, for an export: its messages (the oldest first), read while they are written, and the summary of a long one. */
async function exportedChat(pool: pg.Pool, sessionId: string): Promise<ExportedChat> {
  const { summary } = await chatStatements.summary(pool, sessionId);
  return {
    chat: exportedMessages(pool, sessionId),
    ...(summary === null ? {} : { chatSummary: { text: summary, generatedBy: 'ai' } }),
  };
}

function exportedMessages(pool: pg.Pool, sessionId: string): AsyncGenerator<WrittenJson> {
  return writtenPages((after) => threadStatements.exported(pool, sessionId, after, EXPORTED_AT_ONCE));
}

/** What a chat's summary is about, as a reply. */
export const summarySubject = (sessionId: string): string => `chat-summary:${sessionId}`;

const textsOf = (rows: Awaited<ReturnType<typeof threadStatements.byIds>>): ThreadText[] =>
  rows.map((row) => ({ ...row, help: readHelp(row.help), id: Number(row.id) }));

/** The chat about an advice, as the advice's owner uses it. */
export const chatThread: Thread = {
  ofSessions: async (db, sessionIds) => textsOf(await threadStatements.ofSessions(db, sessionIds)),
  after: async (db, sessionId, id, most) => textsOf(await threadStatements.after(db, sessionId, id, most)),
  byIds: async (db, ids) => textsOf(await threadStatements.byIds(db, ids)),
  writtenSince: threadStatements.writtenSince,
  subjectsOf: (sessionId) => [rooms.chat(sessionId), summarySubject(sessionId)],
  claim: threadStatements.claim,
  export: exportedChat,
};
