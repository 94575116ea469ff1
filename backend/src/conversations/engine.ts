import type pg from 'pg';
import type { PgNotifications } from '../database/pg-notifications.ts';
import type { Log } from '../lib/logger.ts';
import type { ReplyEngine } from '../replies/reply.engine.ts';
import { textIn } from '../replies/reply.text.ts';
import { type ActiveConversations, activeConversations } from './active-conversations.ts';
import type {
  ActiveConversation,
  ConversationKind,
  ConversationRow,
  Page,
  PageRequest,
  StoredMessage,
} from './conversation.types.ts';
import { type PushedView, type ReceivedPushes, receivedPushes } from './received.ts';
import { reconciler } from './reconciler.ts';
import { type UnconfirmedMessages, unconfirmedMessages } from './unconfirmed.ts';

/** Characters of messages that a poll brings as a poll; one that brings more counts as an opening. */
const POLL_CHARACTERS = 16 * 1024;

interface EngineDeps {
  pool: pg.Pool;
  notifications: Pick<PgNotifications, 'onGap'>;
  replies: Pick<ReplyEngine, 'snapshot' | 'snapshots'>;
  log: Log;
  /** The number under which this node stores. */
  node: number;
  /** Whether there may be other nodes. */
  hasOtherNodes: boolean;
}

/** What a poll's answer has, of whatever feature. */
interface PolledView {
  messages: readonly { message: string; translation?: { text: string } | undefined }[];
  hasMore: boolean;
}

interface Poll<V extends PolledView> {
  wanted: PageRequest;
  /** The tag of the caller's last answer. */
  tag: string | null;
  /** What else the answer depends on, such as the caller's role. */
  variant: string;
  read(): Promise<V>;
  /** Counts a whole page as an opening, where the calls' own limit does not bound them. @throws AppError 429 */
  countOpening?(): Promise<void>;
}

export interface ConversationEngine<
  S extends ConversationRow,
  M extends StoredMessage<S['id']>,
  A extends ActiveConversation<S>,
  F extends PushedView,
> {
  sessions: ActiveConversations<S, A>;
  unconfirmed: UnconfirmedMessages<S['id']>;
  /** What to do with other nodes' pushes. */
  received: ReceivedPushes<S, F>;
  /** A reply of this node has grown. */
  grown(id: S['id'], replyId: string, text: string): void;
  /** A reply of this node is stored. */
  replied(message: M): void;
  /** A reply of this node has failed, or was stopped. */
  replyFailed(id: S['id']): A | undefined;
  /** The reply that is queued or being written, on any node. Asks the writing node: the text pushed here may have gaps. */
  replyOf(active: A): Promise<{ replyId: string; text: string } | null>;
  /**
   * Answers a poll of a page without a socket.
   * @returns null when nothing is new, without a database query; else the view, and the tag of its state unless more is missing
   */
  poll<V extends PolledView>(active: A, poll: Poll<V>): Promise<(V & { version: string | null }) | null>;
  close(): void;
}

/**
 * The one engine for a thread of messages: the active conversations of this node, pushes that were lost or made elsewhere, the text so far, and
 * polls that cost no query while nothing is new. A feature gives its kind, and stores and presents messages itself.
 */
export function conversationEngine<
  S extends ConversationRow,
  M extends StoredMessage<S['id']> & F,
  A extends ActiveConversation<S>,
  F extends PushedView,
>(deps: EngineDeps, kind: ConversationKind<S, M, A, F>): ConversationEngine<S, M, A, F> {
  const { pool, replies, node, hasOtherNodes } = deps;
  const sessions: ActiveConversations<S, A> = activeConversations(pool, deps.notifications, deps.log, kind);
  const found = (active: A, message: F): void => kind.onFound?.(active, message);
  const looking = reconciler({
    ...{ pool, sessions, kind, node, hasOtherNodes },
    textsOf: async (replyIds) => new Map([...(await replies.snapshots(replyIds))].map(([id, shown]) => [id, textIn(shown)])),
  });
  const unconfirmed = unconfirmedMessages(pool, kind.statements.byClientIds, (message: M) => {
    const active = sessions.get(message.sessionId);
    if (active && sessions.record(active, message.id)) kind.onConfirmed(message);
  });

  return {
    sessions,
    unconfirmed,
    received: receivedPushes<S, A, F>(sessions, found),

    grown(id, replyId, text) {
      const active = sessions.get(id);
      if (!active) return;
      active.reply = { replyId, text };
      sessions.touch(active);
    },

    replied(message) {
      const active = sessions.get(message.sessionId);
      if (!active) return;
      active.reply = null;
      if (sessions.record(active, message.id)) found(active, message);
    },

    replyFailed(id) {
      const active = sessions.get(id);
      if (!active) return undefined;
      active.reply = null;
      sessions.touch(active);
      return active;
    },

    async replyOf(active) {
      const { id } = active.session;
      const replyId = (await kind.replyIdsIn(pool, [id])).get(id);
      return replyId ? replySoFar(replies, active, replyId) : null;
    },

    poll: (active, poll) => answerPoll(node, active, poll),

    close() {
      looking.close();
      unconfirmed.close();
      sessions.close();
    },
  };
}

async function replySoFar(
  replies: EngineDeps['replies'],
  active: ActiveConversation,
  replyId: string,
): Promise<{ replyId: string; text: string }> {
  const reply = { replyId, text: textIn(await replies.snapshot(replyId)) ?? '' };
  if (reply.text.length > (active.reply?.replyId === replyId ? active.reply.text.length : 0)) active.reply = reply;
  return reply;
}

async function answerPoll<V extends PolledView>(
  node: number,
  { session, version: changes }: ActiveConversation,
  { wanted, tag, variant, read, countOpening }: Poll<V>,
): Promise<(V & { version: string | null }) | null> {
  const version = `${node.toString(36)}.${session.id}.${changes}.${variant}`;
  if (tag === version && wanted.before === undefined) return null;
  const view = await read();
  if (charactersOf(view) > POLL_CHARACTERS) await countOpening?.();
  // The tag is from before the read: a change meanwhile is shown twice rather than missed.
  const isWhole = wanted.before === undefined && !(wanted.after !== undefined && view.hasMore);
  return { ...view, version: isWhole ? version : null };
}

/** The page that a caller wants, of a feature's statements. */
export function pageReader<Id, M>(
  statements: {
    before(db: pg.Pool, id: Id, before: number | null, most: number): Promise<Page<M>>;
    after(db: pg.Pool, id: Id, after: number, most: number): Promise<Page<M>>;
  },
  { page, catchUp }: { page: number; catchUp: number },
) {
  return (pool: pg.Pool, id: Id, { after, before }: PageRequest): Promise<Page<M>> =>
    after === undefined ? statements.before(pool, id, before ?? null, page) : statements.after(pool, id, after, catchUp);
}

function charactersOf({ messages }: PolledView): number {
  return messages.reduce((sum, { message, translation }) => sum + message.length + (translation?.text.length ?? 0), 0);
}
