import { isDeepStrictEqual } from 'node:util';
import { COUPLES_CATCH_UP_MAX } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import { pause } from '../../lib/pause.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { type ActiveSession, type ActiveSessions, latest } from './couples.active-sessions.ts';
import type { CouplesMessage } from './couples.entity.ts';
import { couplesJobs } from './couples.jobs.ts';
import { POLL } from './couples.presence.ts';
import { presentMessage } from './couples.presenter.ts';
import { couplesStore } from './couples.store.ts';

/** Milliseconds between two looks: with several nodes, a lost push is replaced within 2 s of its message, for polls too. */
const EVERY_MS = { alone: 1000, withOthers: 400 };
/** Milliseconds that a message may take between its id and its commit. */
const UNDER_WAY_MS = 9000;
/** Ids that may have been uncommitted when this node started. */
const UNDER_WAY_FIRST = 1000;
/** Rows of one look. */
const ROWS_MAX = 20_000;
const LONGEST_MS = 5000;

/** Finds messages that other nodes have stored and not pushed here: they were killed, or Redis is away. One indexed statement for all sessions. */
export function couplesReconciler(
  pool: pg.Pool,
  sessions: ActiveSessions,
  publisher: Publisher,
  options: {
    node: number;
    /** Whether there may be other nodes. */
    hasOtherNodes: boolean;
    onFound(active: ActiveSession, message: CouplesMessage): void;
    /** The counsellor's text so far, on any node, by the reply's id. */
    textsOf(replyIds: string[]): Promise<Map<string, string | null>>;
  },
) {
  /** The last ids known at earlier times, the oldest first. */
  const checkpoints: { at: number; id: number }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const lastKnown = async (): Promise<number> => {
    const { rows } = await pool.query<{ last: string | null }>('select max(id) as last from couples_messages');
    return Number(rows[0]?.last ?? 0);
  };

  // Read before any session opens here: what is stored from now on may be missing on a page of this node.
  const idAtStart = lastKnown().catch(() => null);

  const firstCheckpoint = async (): Promise<number> => Math.max(0, ((await idAtStart) ?? (await lastKnown())) - UNDER_WAY_FIRST);

  // Older messages were in the page when the session was read.
  const unseenOf = (active: ActiveSession, ids: number[]): number[] =>
    ids.filter((id) => id > active.fromId && !active.seen.has(id));

  const pushHere = async (active: ActiveSession, ids: number[]): Promise<void> => {
    const sessionId = active.session.id;
    // Record only after reading, so that the next look finds what could not be read.
    const found = await couplesStore.byIds(pool, sessionId, ids);
    for (const message of found) {
      if (!sessions.record(active, message.id)) continue;
      if (message.messageType === 'ai') active.reply = null;
      publisher.publishHere(rooms.couples(sessionId), 'couples:message', { sessionId, message: presentMessage(message) });
      options.onFound(active, message);
    }
  };

  /** Read positions and running replies are pushed to sockets alone; a node with polls only finds them here. */
  const refreshPolled = async (): Promise<void> => {
    const polled = [...sessions.all()].filter(({ readers }) => [...readers.keys()].some((name) => name.startsWith(POLL)));
    if (polled.length === 0) return;
    const ids = polled.map(({ session }) => session.id);
    const [reads, running] = await Promise.all([couplesStore.reads(pool, ids), couplesJobs.runningIn(pool, ids)]);
    const texts = await options.textsOf([...running.values()]);
    for (const active of polled) {
      const read = reads.get(active.session.id);
      const now = read ? latest(active.session.reads, read) : active.session.reads;
      const replyId = running.get(active.session.id);
      const text = replyId ? texts.get(replyId) : null;
      const reply = replyId && typeof text === 'string' ? { replyId, text } : null;
      if (isDeepStrictEqual([now, reply], [active.session.reads, active.reply])) continue;
      active.session.reads = now;
      active.reply = reply;
      sessions.touch(active);
    }
  };

  /** Not awaited: a hanging node delays its answer, and must not delay the messages. */
  let isRefreshing = false;
  const startRefreshingPolled = (): void => {
    if (isRefreshing) return;
    isRefreshing = true;
    void Promise.race([refreshPolled().catch(() => undefined), pause(LONGEST_MS)]).finally(() => {
      isRefreshing = false;
    });
  };

  const reconcile = async (): Promise<void> => {
    const at = Date.now();
    const known = checkpoints.at(-1)?.id ?? (await firstCheckpoint());
    // Counted from the last look, not from now: the database may have been unreachable in between.
    const lookedAt = checkpoints.at(-1)?.at ?? at;
    while (checkpoints[1] && checkpoints[1].at < lookedAt - UNDER_WAY_MS) checkpoints.shift();
    const { rows } = await pool.query<{ id: string; sessionId: string }>({
      name: 'couples-reconcile',
      text: `select id, "sessionId" from couples_messages where id > $1 and "storedBy" is distinct from $2 order by id limit $3`,
      values: [checkpoints[0]?.id ?? known, options.node, ROWS_MAX],
    });
    const bySession = new Map<number, number[]>();
    for (const row of rows) {
      const id = Number(row.sessionId);
      const ids = bySession.get(id);
      if (ids) ids.push(Number(row.id));
      else bySession.set(id, [Number(row.id)]);
    }
    let last = Math.max(known, Number(rows.at(-1)?.id ?? 0));
    for (const active of sessions.all()) {
      last = Math.max(last, active.lastId);
      const ids = bySession.get(active.session.id);
      const unseen = ids ? unseenOf(active, ids) : [];
      if (unseen.length === 0) continue;
      // More than a page would hold; the next opening brings the rest.
      if (active.readers.size > 0) await pushHere(active, unseen.slice(-COUPLES_CATCH_UP_MAX));
      else {
        for (const id of unseen) sessions.record(active, id);
        // One of them may be a reply, with help for a partner.
        active.help = null;
      }
    }
    // Too many rows for one look: continue from its end, not from the window's beginning.
    if (rows.length === ROWS_MAX) checkpoints.length = 0;
    checkpoints.push({ at, id: rows.length === ROWS_MAX ? Number(rows.at(-1)?.id ?? known) : last });
    if (options.hasOtherNodes) startRefreshingPolled();
  };

  const again = (): void => {
    timer = setTimeout(
      () => {
        // A statement that is never answered must not end the looks.
        void Promise.race([reconcile().catch(() => undefined), pause(LONGEST_MS)]).finally(() => closed || again());
      },
      options.hasOtherNodes ? EVERY_MS.withOthers : EVERY_MS.alone,
    );
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
