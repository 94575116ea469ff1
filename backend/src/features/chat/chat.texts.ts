import type { HelpView } from '@beside/common/safety/safety.views';
import type pg from 'pg';
import { rooms } from '../../realtime/rooms.ts';

/** A message as it is searched and taken away. */
interface ChatText {
  id: number;
  sessionId: string;
  message: string;
  messageType: string;
  /** Set where the safety check answered, and not a model. */
  help: HelpView | null;
  createdAt: Date;
}

/** What a chat's summary is about, as a reply. */
export const summarySubject = (sessionId: string): string => `chat-summary:${sessionId}`;

/** The texts of chats, for the search in the advice that they are about, and for its download. */
export function chatTexts(pool: pg.Pool) {
  const select = async (condition: string, values: unknown[]): Promise<ChatText[]> => {
    const { rows } = await pool.query<Omit<ChatText, 'id'> & { id: string }>(
      `select id, "sessionId", message, "messageType", help, "createdAt" from chat_messages where ${condition} order by "sessionId", id`,
      values,
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  };
  return {
    /** All messages of these advices' chats, the oldest first. */
    ofSessions: (sessionIds: string[]): Promise<ChatText[]> => select('"sessionId" = any($1)', [sessionIds]),
    /** What the replies are about that go with a deleted advice. */
    subjectsOf: (sessionId: string): string[] => [rooms.chat(sessionId), summarySubject(sessionId)],
    byIds: (ids: number[]): Promise<ChatText[]> => select('id = any($1)', [ids]),
  };
}
