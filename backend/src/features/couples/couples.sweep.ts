import type pg from 'pg';
import { pause } from '../../lib/pause.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { CouplesMessage } from './couples.entity.ts';
import { type Held, type HeldSessions, latest } from './couples.held.ts';
import { presentMessage } from './couples.presenter.ts';
import { couplesStore } from './couples.store.ts';

/** Milliseconds between two sweeps: with more nodes, a push that was lost is made up for within 2 s of its message, polls included. */
const EVERY_MS = { alone: 1000, among: 400 };
/** Milliseconds for which a message may be under way between its id and its commit. */
const UNDER_WAY_MS = 9000;
/** Ids of one session from which on those that are no longer needed are forgotten. */
const SEEN_MAX = 500;
const LONGEST_MS = 5000;

/** Looks for what other nodes have stored and not pushed here: they were killed, or Redis is away. One indexed question for all sessions. */
export function couplesSweep(
  pool: pg.Pool,
  sessions: HeldSessions,
  publisher: Publisher,
  options: { node: number; among: boolean; onFound(held: Held, message: CouplesMessage): void },
) {
  /** The last ids known at earlier times, the oldest first. */
  const marks: { at: number; id: number }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const lastKnown = async (): Promise<number> => {
    const { rows } = await pool.query<{ last: string | null }>('select max(id) as last from couples_messages');
    return Number(rows[0]?.last ?? 0);
  };

  const foundOf = (held: Held, ids: number[]): number[] => {
    // What was there when the session was read, everyone has read by then.
    const unseen = ids.filter((id) => id > held.fromId && !held.seen.has(id));
    for (const id of unseen) {
      held.seen.add(id);
      sessions.note(held, id);
    }
    // What lies before the first mark is not asked for again.
    const from = marks[0]?.id ?? 0;
    if (held.seen.size > SEEN_MAX) held.seen = new Set([...held.seen].filter((id) => id > from));
    return unseen;
  };

  const pushHere = async (held: Held, ids: number[]): Promise<void> => {
    const sessionId = held.session.id;
    for (const message of await couplesStore.byIds(pool, sessionId, ids)) {
      publisher.publishHere(rooms.couples(sessionId), 'couples:message', { sessionId, message: presentMessage(message) });
      options.onFound(held, message);
    }
  };

  /** Who has read what is pushed to sockets; a node that is only polled hears of it here. */
  const readsForPolls = async (): Promise<void> => {
    const polled = [...sessions.all()].filter(({ readers }) => [...readers.keys()].some((name) => name.startsWith('poll:')));
    if (polled.length === 0) return;
    const found = await couplesStore.reads(
      pool,
      polled.map(({ session }) => session.id),
    );
    for (const { session } of polled) {
      const held = sessions.get(session.id);
      const read = found.get(session.id);
      if (!held || !read) continue;
      const reads = latest(held.session.reads, read);
      if (reads.partner1 === held.session.reads.partner1 && reads.partner2 === held.session.reads.partner2) continue;
      held.session.reads = reads;
      sessions.touch(held);
    }
  };

  const sweep = async (): Promise<void> => {
    const at = Date.now();
    const known = marks.at(-1)?.id ?? (await lastKnown());
    while (marks[1] && marks[1].at < at - UNDER_WAY_MS) marks.shift();
    const { rows } = await pool.query<{ id: string; sessionId: string }>({
      name: 'couples-sweep',
      text: `select id, "sessionId" from couples_messages where id > $1 and "storedBy" is distinct from $2 order by id`,
      values: [marks[0]?.id ?? known, options.node],
    });
    const bySession = new Map<number, number[]>();
    for (const row of rows) {
      const id = Number(row.sessionId);
      bySession.set(id, [...(bySession.get(id) ?? []), Number(row.id)]);
    }
    let last = Math.max(known, Number(rows.at(-1)?.id ?? 0));
    for (const held of sessions.all()) {
      last = Math.max(last, held.lastId);
      const ids = bySession.get(held.session.id);
      const unseen = ids ? foundOf(held, ids) : [];
      if (unseen.length > 0 && held.readers.size > 0) await pushHere(held, unseen);
    }
    marks.push({ at, id: last });
    if (options.among) await readsForPolls();
  };

  const again = (): void => {
    timer = setTimeout(
      () => {
        // A question that is never answered must not end the sweeping.
        void Promise.race([sweep().catch(() => undefined), pause(LONGEST_MS)]).finally(() => closed || again());
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
