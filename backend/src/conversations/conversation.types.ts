import type pg from 'pg';
import type { Transaction } from '../database/transaction.ts';

/** What identifies a conversation in the database. */
export type ConversationId = number | string;

/** The row that a conversation is about, with its access. */
export interface ConversationRow {
  id: ConversationId;
}

/** A stored message, as far as the engine knows it. */
export interface StoredMessage<Id> {
  /** Ids follow the order of the commits within a conversation. */
  id: number;
  sessionId: Id;
  message: string;
  messageType: 'user' | 'ai';
  clientMessageId: string | null;
}

/** The model's text so far. */
interface ReplySoFar {
  replyId: string;
  text: string;
}

/** Which messages: after an id, before an id, or the newest page. */
export interface PageRequest {
  after?: number;
  before?: number;
}

/** Some messages of a conversation, the oldest first, and whether there are more beyond them. */
export interface Page<M> {
  messages: M[];
  hasMore: boolean;
}

/** A conversation in use on this node, with the cached state. */
export interface ActiveConversation<S extends ConversationRow = ConversationRow> {
  session: S;
  /** The place of the last change: see `Positioned`. */
  lastId: number;
  /** The same when it was first read. */
  from: number;
  /** How many changes there are. */
  count: number;
  /** Raised by every change that a poll would show. No two states of any conversation share a version on this node. */
  version: number;
  reply: ReplySoFar | null;
  /** The latest changes that this node knows: stored here, or received from others. */
  seen: Set<number>;
  /** Milliseconds since 1970. */
  touchedAt: number;
  /** A change could not be read: it is reread before it is used. */
  isStale: boolean;
  /** Changes that are not read yet. */
  toRead: number;
  /** Which read of this node, in the order of their beginnings, `session` comes from. */
  readBy: number;
}

/** A conversation's extent when it is first read. */
export type Extent = Pick<ActiveConversation, 'lastId' | 'from' | 'count'>;

/** A change of a message: its place in the order of all changes, which is the id of a new one. */
interface Positioned<Id> {
  position: number;
  id: number;
  sessionId: Id;
}

/** The statements of a feature that has conversations. Each runs on the pool, or in a transaction. */
export interface ConversationStatements<S extends ConversationRow, M> {
  /** By what a caller names it by. */
  find(db: Transaction, key: string): Promise<S | null>;
  byId(db: Transaction, id: S['id']): Promise<S | null>;
  extent(db: Transaction, id: S['id']): Promise<Extent>;
  byIds(db: Transaction, id: S['id'], messageIds: number[]): Promise<M[]>;
  /** The place of the last change of any conversation. */
  lastPosition(db: Transaction): Promise<number>;
  /** Changes after a place that another node has stored, by their place. */
  since(db: Transaction, position: number, node: number, most: number): Promise<Positioned<S['id']>[]>;
  /** The stored ones of these messages. */
  byClientIds(db: Transaction, sent: Sent<S['id']>[]): Promise<M[]>;
}

/** A message that was sent, by the id that its sender has given it. */
export interface Sent<Id> {
  sessionId: Id;
  clientMessageId: string;
}

/** What a feature tells the engine of its conversations. */
export interface ConversationKind<S extends ConversationRow, M, A extends ActiveConversation<S>, F = M> {
  /** For the metrics. */
  name: string;
  statements: ConversationStatements<S, M>;
  /** By this it is found again: what callers name it by. */
  keyOf(session: S): string;
  /** Adds what the feature keeps beside the engine's own. */
  activate(base: ActiveConversation<S>): A;
  /** Joins a session that was read with the one that is cached. */
  merge?(cached: S, read: S): S;
  /** Whether a page of this node shows it, by a socket or by polls; and whether one does by polls. */
  isRead(active: A): boolean;
  isPolled(active: A): boolean;
  /** The replies that are queued or being written, by conversation. */
  replyIdsIn(pool: pg.Pool, ids: S['id'][]): Promise<Map<S['id'], string>>;
  /** Rereads what is pushed to sockets alone, for conversations with polls here. Returns those that have changed. */
  refresh?(pool: pg.Pool, polled: A[]): Promise<Iterable<A>>;
  /** The most messages that one look pushes to a conversation's pages: the next opening brings the rest. */
  catchUpMax: number;
  /** Pushes a stored message to this node's pages. */
  pushHere(message: M): void;
  /** A session has changed, on any node. */
  onChange?(active: A): void;
  /** It is deleted. */
  onDeleted?(active: A): void;
  /** A message that this node did not know is stored; as it was read, or as it was pushed. */
  onFound?(active: A, message: F): void;
  /** Messages that were stored elsewhere while no page of this node showed the conversation. */
  onUnread?(active: A): void;
  /** A message of this node whose confirmation was lost is stored after all. */
  onConfirmed(message: M): void;
}
