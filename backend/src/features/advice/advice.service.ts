import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { recordErasure } from '../../database/erasures.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import { type Actor, owns } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import { type AdviceDeps, type Asking, asking, type SessionOf } from './advice.asking.ts';
import { recordDeletion } from './advice.changes.ts';
import type { AdviceSession } from './advice.entity.ts';
import { presentAdvice } from './advice.presenter.ts';
import { adviceReply } from './advice.reply.ts';
import { adviceSessions } from './advice.statements.ts';
import { adviceBookmarks } from './history/advice.bookmarks.ts';
import { adviceHistory } from './history/advice.history.ts';
import { adviceIndexing } from './history/advice.indexing.ts';
import { keptAdvice } from './history/advice.kept.ts';
import { indexText } from './history/advice.texts.ts';

export type { AdviceDeps, AdviceWatcher } from './advice.asking.ts';
export { onAdviceDeleted } from './advice.changes.ts';

/** Advice: asking for it, finding and keeping it. The chat about it is its own feature. */
export interface AdviceService
  extends Asking,
    ReturnType<typeof adviceHistory>,
    ReturnType<typeof adviceBookmarks>,
    ReturnType<typeof keptAdvice> {
  /** Keeps a chat's message so that a search finds it, in the transaction that stores it. */
  indexMessage: typeof indexText;
  indexMissing: ReturnType<typeof adviceIndexing>;
  read(actor: Actor, id: string): Promise<AdviceSessionView>;
  /**
   * A session of the actor's own, for the features that go on from it.
   * @throws AppError 404 for another's or none
   */
  requireOwn(actor: Actor, id: string): Promise<AdviceSession>;
  /** Any session, for jobs about it; null when it is deleted. */
  byId(db: Transaction, id: string): Promise<AdviceSession | null>;
  /** Whose a session is, and its language, without its texts; null when it is deleted. */
  ownerOf(id: string): Promise<Pick<AdviceSession, 'id' | 'userId' | 'visitorId' | 'language'> | null>;
  /**
   * Keeps a session from being deleted before the transaction ends. Replies are locked before it, what hangs on it afterwards.
   * @throws AppError 404 when it is deleted
   */
  holdSession(transaction: Transaction, id: string): Promise<void>;
  /** Deletes an own session with its chat, its bookmark and what was kept to find it. */
  remove(actor: Actor, id: string): Promise<void>;
  /** Calls back for each session that this node has deleted, at once: the notification that every node gets (`onAdviceDeleted`) is later. */
  onRemoved(handle: (id: string) => void): void;
}

export function adviceService(deps: AdviceDeps): AdviceService {
  const { pool, replies, usage, publisher, notices, jobs, thread } = deps;
  replies.register(adviceReply(usage, publisher, notices));
  const removalHandlers: ((id: string) => void)[] = [];
  const sessionOf: SessionOf = async (actor, id) => {
    const session = await adviceSessions.byId(pool, id);
    if (!session || !owns(actor, session)) throw notFound();
    return session;
  };

  return {
    ...adviceHistory({ pool, thread }),
    ...adviceBookmarks({ pool, publisher }),
    ...keptAdvice(pool),
    indexMessage: indexText,
    indexMissing: adviceIndexing({ pool, jobs, thread }),
    async read(actor, id) {
      return presentAdvice(await sessionOf(actor, id));
    },
    requireOwn: sessionOf,
    byId: adviceSessions.byId,
    ownerOf: (id) => adviceSessions.owner(pool, id),
    async holdSession(transaction, id) {
      if (!(await adviceSessions.hold(transaction, id))) throw notFound();
    },
    async remove(actor, id) {
      const { userId } = await sessionOf(actor, id);
      await transact(pool, async (transaction) => {
        // Replies before the session: see `holdSession`.
        await replyStatements.drop(transaction, thread.subjectsOf(id));
        await adviceSessions.remove(transaction, id);
        await recordErasure(transaction, 'advice', id);
        await recordDeletion(transaction, { id, userId });
      });
      for (const handle of removalHandlers) handle(id);
      // Questions whose transactions were under way; without this a node would find the session missing some seconds later.
      await replyStatements.drop(pool, thread.subjectsOf(id)).catch(() => undefined);
    },
    onRemoved: (handle) => void removalHandlers.push(handle),
    ...asking(deps, sessionOf),
  };
}
