import type { Page } from '../../../conversations/conversation.types.ts';
import type { Following, Transaction } from '../../../database/transaction.ts';
import type { Reply } from '../../../replies/reply.types.ts';
import type { AdviceService } from '../../advice/advice.service.ts';
import { chatStatements } from '../chat.statements.ts';
import type { ChatMessage, Summary } from '../chat.types.ts';

/** Messages since the summary that a prompt looks at; the budget of tokens is tighter. */
const PROMPT_MESSAGES = 200;

/** What a chat's prompt is built of. */
interface ChatContents {
  /** Null: it is deleted. */
  session: Awaited<ReturnType<AdviceService['byId']>>;
  summary: Summary;
  page: Page<ChatMessage>;
}

/** A chat's contents for a reply: read with the question that it answers, or when the reply is begun. */
export interface ContentsReader {
  /** Has the contents read behind the commit that stores a question. Its reply, begun on this node, takes them from there. */
  readAhead(following: Following, reply: Reply, sessionId: string): void;
  read(reply: Reply, sessionId: string): Promise<ChatContents>;
}

export function contentsReader(db: Transaction, advice: Pick<AdviceService, 'byId'>): ContentsReader {
  const ahead = new WeakMap<Reply, Promise<ChatContents>>();
  const readIn = async (connection: Transaction, sessionId: string): Promise<ChatContents> => {
    const [session, summary, page] = await Promise.all([
      advice.byId(connection, sessionId),
      chatStatements.summary(connection, sessionId),
      chatStatements.before(connection, sessionId, null, PROMPT_MESSAGES),
    ]);
    return { session, summary, page };
  };
  return {
    readAhead(following, reply, sessionId) {
      ahead.set(
        reply,
        following((connection) => readIn(connection, sessionId)),
      );
    },
    async read(reply, sessionId) {
      const contents = ahead.get(reply);
      ahead.delete(reply);
      // Its connection may be lost since the commit.
      return (await contents?.catch(() => null)) ?? readIn(db, sessionId);
    },
  };
}
