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

/** Milliseconds between two looks: with more nodes, a push that was lost is made up for within 2 s of its message, polls included. */
const EVERY_MS = { alone: 1000, among: 400 };
/** Milliseconds for which a message may be under way between its id and its commit. */
const UNDER_WAY_MS = 9000;
/** As many ids may have been under way when this node came up. */
const UNDER_WAY_FIRST = 1000;
/** Rows of one look. */
const ROWS_MAX = 20_000;
const LONGEST_MS = 5000;

/** Looks for what other nodes have stored and not pushed here: they were killed, or Redis is away. One indexed question for all sessions. */
export function couplesReconciler(
  pool: pg.Pool,
  sessions: ActiveSessions,
  publisher: Publisher,
  options: {
    node: number;
    /** Whether there may be other nodes. */
    among: boolean;
    onFound(active: ActiveSession, message: CouplesMessage): void;
    /** What the counsellor has written so far, on whichever node, by the reply's id. */
    textsOf(replyIds: string[]): Promise<Map<string, string | null>>;
  },
) {
  /** The last ids known at earlier times, the oldest first. */
  const marks: { at: number; id: number }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const lastKnown = async (): Promise<number> => {
    const { rows } = await pool.query<{ last: string | null }>('select max(id) as last from couples_messages');
    return Number(rows[0]?.last ?? 0);
  };

  // Asked before anyone can open a session here: what is stored from now on may be missing on a page of this node.
  const atFirst = lastKnown().catch(() => null);

  const firstMark = async (): Promise<number> => Math.max(0, ((await atFirst) ?? (await lastKnown())) - UNDER_WAY_FIRST);

  // What was there when the session was read, everyone has read by then.
  const unseenOf = (active: ActiveSession, ids: number[]): number[] =>
    ids.filter((id) => id > active.fromId && !active.seen.has(id));

  const pushHere = async (active: ActiveSession, ids: number[]): Promise<void> => {
    const sessionId = active.session.id;
    // Recorded only once they are there to be pushed: the next look finds what could not be read.
    const found = await couplesStore.byIds(pool, sessionId, ids);
    for (const message of found) {
      if (!sessions.record(active, message.id)) continue;
      if (message.messageType === 'ai') active.reply = null;
      publisher.publishHere(rooms.couples(sessionId), 'couples:message', { sessionId, message: presentMessage(message) });
      options.onFound(active, message);
    }
  };

  /** Who has read what, and what the counsellor is writing, is pushed to sockets; a node that is only polled finds it out here. */
  const whatPollsMiss = async (): Promise<void> => {
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

  /** By itself: a node that hangs delays its answer, and must not delay the messages. */
  let isLooking = false;
  const lookForPolls = (): void => {
    if (isLooking) return;
    isLooking = true;
    void Promise.race([whatPollsMiss().catch(() => undefined), pause(LONGEST_MS)]).finally(() => {
      isLooking = false;
    });
  };

  const reconcile = async (): Promise<void> => {
    const at = Date.now();
    const known = marks.at(-1)?.id ?? (await firstMark());
    // By the last look's time, not now's: between the two the database may have been out of reach.
    const lookedAt = marks.at(-1)?.at ?? at;
    while (marks[1] && marks[1].at < lookedAt - UNDER_WAY_MS) marks.shift();
    const { rows } = await pool.query<{ id: string; sessionId: string }>({
      name: 'couples-reconcile',
      text: `select id, "sessionId" from couples_messages where id > $1 and "storedBy" is distinct from $2 order by id limit $3`,
      values: [marks[0]?.id ?? known, options.node, ROWS_MAX],
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
      // More than a page would hold: whoever misses the rest has it at the next opening.
      if (active.readers.size > 0) await pushHere(active, unseen.slice(-COUPLES_CATCH_UP_MAX));
      else for (const id of unseen) sessions.record(active, id);
    }
    // So much at once is no ordinary traffic: from where this look ended, not from where its window began.
    if (rows.length === ROWS_MAX) marks.length = 0;
    marks.push({ at, id: rows.length === ROWS_MAX ? Number(rows.at(-1)?.id ?? known) : last });
    if (options.among) lookForPolls();
  };

  const again = (): void => {
    timer = setTimeout(
      () => {
        // A question that is never answered must not end the looking.
        void Promise.race([reconcile().catch(() => undefined), pause(LONGEST_MS)]).finally(() => closed || again());
      },
      options.among ? EVERY_MS.among : EVERY_MS.alone,
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
