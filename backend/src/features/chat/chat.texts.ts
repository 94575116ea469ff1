import { readHelp } from '@beside/common/safety/read-help';
import type pg from 'pg';
import { rooms } from '../../realtime/rooms.ts';
import type { AdviceDeps } from '../advice/advice.service.ts';

type ChatTexts = AdviceDeps['chats'];
type ChatText = Awaited<ReturnType<ChatTexts['byIds']>>[number];

/** What a chat's summary is about, as a reply. */
export const summarySubject = (sessionId: string): string => `chat-summary:${sessionId}`;

/** The texts of chats, for the search in the advice that they are about, and for its download. */
export function chatTexts(pool: pg.Pool): ChatTexts {
  const select = async (condition: string, values: unknown[], limit = ''): Promise<ChatText[]> => {
    const { rows } = await pool.query<Omit<ChatText, 'id'> & { id: string }>(
      `select id, "sessionId", message, "messageType", help, "createdAt" from chat_messages where ${condition} order by "sessionId", id ${limit}`,
      values,
    );
    return rows.map((row) => ({ ...row, help: readHelp(row.help), id: Number(row.id) }));
  };
  return {
    ofSessions: (sessionIds) => select('"sessionId" = any($1)', [sessionIds]),
    after: (sessionId, id, most) => select('"sessionId" = $1 and id > $2', [sessionId, id, most], 'limit $3'),
    byIds: (ids) => select('id = any($1)', [ids]),
    subjectsOf: (sessionId) => [rooms.chat(sessionId), summarySubject(sessionId)],
  };
}
