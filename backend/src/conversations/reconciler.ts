import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { report } from '../lib/measures.ts';
import { pause } from '../lib/pause.ts';
import type { ActiveConversations } from './active-conversations.ts';
import type { ActiveConversation, ConversationKind, ConversationRow, StoredMessage } from './conversation.types.ts';

/** Milliseconds between two looks: with several nodes, a lost push is replaced within 2 s of its message, for polls too. */
const EVERY_MS = { alone: 1000, withOthers: 400 };
/** Milliseconds that a change may take between its place and its commit. */
const UNDER_WAY_MS = 9000;
/** Places that may have been uncommitted when this node started. */
const UNDER_WAY_FIRST = 1000;
/** Rows of one look. */
const ROWS_MAX = 20_000;
const LONGEST_MS = 5000;

interface Options<S extends ConversationRow, M extends F, A extends ActiveConversation<S>, F> {
  pool: pg.Pool;
  sessions: ActiveConversations<S, A>;
  kind: ConversationKind<S, M, A, F>;
  /** The number under which this node stores. */
  node: number;
  /** Whether there may be other nodes. */
  hasOtherNodes: boolean;
  /** The text so far of replies, on any node, by the reply's id. */
  textsOf(replyIds: string[]): Promise<Map<string, string | null>>;
}

/**
 * Finds changes that other nodes have stored and not pushed here: they were killed, or Redis is away. One indexed statement for all
 * conversations of a kind.
 */
export function reconciler<S extends ConversationRow, M extends StoredMessage<S['id']> & F, A extends ActiveConversation<S>, F>(
  options: Options<S, M, A, F>,
): { close(): void } {
  const { pool, sessions, kind, node, hasOtherNodes } = options;
  const { statements } = kind;
  /** The last places known at earlier times, the oldest first. */
  const checkpoints: { at: number; position: number }[] = [];
  // Read before any conversation opens here: what is stored from now on may be missing on a page of this node.
  const atStart = statements.lastPosition(pool).catch(() => null);
  const firstCheckpoint = async (): Promise<number> =>
    Math.max(0, ((await atStart) ?? (await statements.lastPosition(pool))) - UNDER_WAY_FIRST);
  const refreshPolled = polledRefresher(options);

  const reconcile = async (): Promise<void> => {
    const known = checkpoints.at(-1)?.position ?? (await firstCheckpoint());
    // Counted from the last look, not from now: the database may have been unreachable in between.
    const lookedAt = checkpoints.at(-1)?.at ?? Date.now();
    while (checkpoints[1] && checkpoints[1].at < lookedAt - UNDER_WAY_MS) checkpoints.shift();
    const rows = await statements.since(pool, checkpoints[0]?.position ?? known, node, ROWS_MAX);
    const bySession = Map.groupBy(rows, ({ sessionId }) => sessionId);
    let last = Math.max(known, rows.at(-1)?.position ?? 0);
    for (const active of sessions.all()) {
      last = Math.max(last, active.lastId);
      // Older changes were in the page when the conversation was read.
      const isUnseen = ({ position }: { position: number }) => position > active.from && !active.seen.has(position);
      const unseen = (bySession.get(active.session.id) ?? []).filter(isUnseen);
      if (unseen.length === 0) continue;
      report('reconciled', { kind: kind.name, count: unseen.length });
      // More than a page would hold; the next opening brings the rest.
      if (kind.isRead(active)) await pushHere(options, active, unseen.slice(-kind.catchUpMax));
      else {
        for (const { position } of unseen) sessions.record(active, position);
        kind.onUnread?.(active);
      }
    }
    // Too many rows for one look: continue from its end, not from the window's beginning.
    if (rows.length === ROWS_MAX) checkpoints.length = 0;
    // The time after the look: an earlier one would count changes as older than they are, and leave them sooner.
    checkpoints.push({ at: Date.now(), position: rows.length === ROWS_MAX ? (rows.at(-1)?.position ?? known) : last });
    if (hasOtherNodes) refreshPolled();
  };

  return repeatedly(reconcile, hasOtherNodes ? EVERY_MS.withOthers : EVERY_MS.alone);
}

/** Looks again and again, each time so long after the last look. */
function repeatedly(look: () => Promise<void>, everyMs: number): { close(): void } {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const again = (): void => {
    timer = setTimeout(() => {
      // A statement that is never answered must not end the looks.
      void Promise.race([look().catch(() => undefined), pause(LONGEST_MS)]).finally(() => closed || again());
    }, everyMs);
    timer.unref();
  };
  again();
  return {
    close(): void {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

async function pushHere<S extends ConversationRow, M extends StoredMessage<S['id']> & F, A extends ActiveConversation<S>, F>(
  { pool, sessions, kind }: Options<S, M, A, F>,
  active: A,
  changes: { position: number; id: number }[],
): Promise<void> {
  // Record only after reading, so that the next look finds what could not be read.
  const places = Map.groupBy(changes, ({ id }) => id);
  for (const message of await kind.statements.byIds(pool, active.session.id, [...places.keys()])) {
    const unknown = (places.get(message.id) ?? []).filter(({ position }) => sessions.record(active, position));
    if (unknown.length === 0) continue;
    if (message.messageType === 'ai') active.reply = null;
    kind.pushHere(message);
    kind.onFound?.(active, message);
  }
}

/** Running replies are pushed to sockets alone; a node with polls only finds them here. */
function polledRefresher<S extends ConversationRow, M extends F, A extends ActiveConversation<S>, F>({
  pool,
  sessions,
  kind,
  textsOf,
}: Options<S, M, A, F>): () => void {
  const refresh = async (): Promise<void> => {
    const polled = [...sessions.all()].filter(kind.isPolled);
    if (polled.length === 0) return;
    const ids = polled.map(({ session }) => session.id);
    const [changed, running] = await Promise.all([kind.refresh?.(pool, polled) ?? [], kind.replyIdsIn(pool, ids)]);
    const texts = await textsOf([...running.values()]);
    const touched = new Set(changed);
    for (const active of polled) {
      const replyId = running.get(active.session.id);
      const text = replyId ? texts.get(replyId) : null;
      const reply = replyId && typeof text === 'string' ? { replyId, text } : null;
      if (isDeepStrictEqual(reply, active.reply)) continue;
      active.reply = reply;
      touched.add(active);
    }
    for (const active of touched) sessions.touch(active);
  };

  let isRefreshing = false;
  /** Not awaited: a hanging node delays its answer, and must not delay the messages. */
  return () => {
    if (isRefreshing) return;
    isRefreshing = true;
    void Promise.race([refresh().catch(() => undefined), pause(LONGEST_MS)]).finally(() => {
      isRefreshing = false;
    });
  };
}
