import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import { evalEach, type SharedRedis } from '../../../lib/redis.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import type { ActiveSession, ActiveSessions, Reader } from './couples.active-sessions.ts';

/** Prefix of the names of readers without a socket. */
export const POLL = 'poll:';
/** Milliseconds for which a partner stays present after their page disconnected, so that a reload does not count as leaving. */
const GRACE_MS = 1500;
/** Milliseconds for which a poll counts as presence. */
const POLL_MS = 4000;
/** Milliseconds between two heartbeats of a node's readers, and after which a node without one counts as gone. */
const BEAT_MS = 4000;
const ALIVE_MS = 10_000;
/** Milliseconds after which a change is checked again: two nodes may publish at the same moment. */
const SETTLE_MS = 1000;

/** Sessions in one heartbeat. */
const AT_ONCE = 250;

/**
 * Records one session's readers of this node, and returns those of all nodes. Redis' clock dates them: the nodes' clocks may differ by more
 * than `ALIVE_MS`. Arguments: milliseconds for which a heartbeat holds, then each member with 1 (present) or 0 (not).
 */
const EXCHANGE_READERS = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for i = 2, #ARGV, 2 do
  if ARGV[i + 1] == '1' then redis.call('ZADD', KEYS[1], now, ARGV[i]) else redis.call('ZREM', KEYS[1], ARGV[i]) end
end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return redis.call('ZRANGEBYSCORE', KEYS[1], now - ARGV[1], '+inf')`;

export interface Presence {
  arrive(active: ActiveSession, name: string, reader: Reader): void;
  leave(active: ActiveSession, name: string): void;
  /** A page without a socket has polled. */
  polled(active: ActiveSession, reader: Reader): void;
  close(): void;
}

interface PresenceDeps {
  publisher: Publisher;
  redis: SharedRedis | null;
  installationId: string;
  node: number;
}

/** Presence: each partner once, with any number of pages on any node. With Redis the nodes know each other's readers. */
export function couplesPresence(deps: PresenceDeps, sessions: ActiveSessions): Presence {
  const { publisher, redis } = deps;
  /** Readers whose page has disconnected and may return in a moment; still present meanwhile. */
  const recentlyLeft = new WeakMap<ActiveSession, Set<Reader>>();
  const local = (active: ActiveSession): CouplesRole[] =>
    rolesOf([...active.readers.values(), ...(recentlyLeft.get(active) ?? [])]);

  const updateAll = async (several: readonly ActiveSession[]): Promise<void> => {
    const presences = await exchangeReaders(deps, several, several.map(local));
    for (const [index, active] of several.entries()) become(active, presences[index] ?? []);
  };
  const update = (active: ActiveSession): Promise<void> => updateAll([active]);

  const become = (active: ActiveSession, now: CouplesRole[]): void => {
    if (now.join() === active.presence.join()) return;
    active.presence = now;
    sessions.touch(active);
    const sessionId = active.session.id;
    publisher.publish(rooms.couples(sessionId), 'couples:presence', { sessionId, presence: now });
    if (redis) setTimeout(() => void update(active), SETTLE_MS).unref();
  };

  const arrive: Presence['arrive'] = (active, name, reader) => {
    const before = active.readers.get(name);
    active.readers.set(name, reader);
    active.touchedAt = Date.now();
    if (before?.role !== reader.role) void update(active);
  };
  const leave: Presence['leave'] = (active, name) => {
    const reader = active.readers.get(name);
    if (!reader) return;
    active.readers.delete(name);
    active.touchedAt = Date.now();
    const leaving = recentlyLeft.get(active) ?? new Set();
    recentlyLeft.set(active, leaving.add(reader));
    setTimeout(() => {
      leaving.delete(reader);
      void update(active);
    }, GRACE_MS).unref();
  };

  // A killed node cannot say that its readers left: they expire.
  const beat = setInterval(() => {
    if (!redis) return;
    const read = [...sessions.all()].filter(({ readers }) => readers.size > 0);
    for (let from = 0; from < read.length; from += AT_ONCE) void updateAll(read.slice(from, from + AT_ONCE));
  }, BEAT_MS);
  beat.unref();

  const polls = pollReaders({ arrive, leave });
  return {
    arrive,
    leave,
    polled: polls.polled,
    close() {
      clearInterval(beat);
      polls.close();
    },
  };
}

function rolesOf(readers: Reader[]): CouplesRole[] {
  const here = new Set(readers.map(({ role }) => role));
  return COUPLES_ROLES.filter((role) => here.has(role));
}

/** Readers without a socket: each poll keeps its reader present for a while. */
function pollReaders({ arrive, leave }: Pick<Presence, 'arrive' | 'leave'>): Pick<Presence, 'polled' | 'close'> {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    polled(active, reader) {
      const name = `${POLL}${reader.role}`;
      const key = `${active.session.id}:${reader.role}`;
      const known = timers.get(key);
      if (known) known.refresh();
      else
        timers.set(
          key,
          setTimeout(() => {
            timers.delete(key);
            leave(active, name);
          }, POLL_MS).unref(),
        );
      arrive(active, name, reader);
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Publishes this node's readers, and reads the others'. Without Redis only this node's own are known. */
async function exchangeReaders(
  { redis, installationId, node }: PresenceDeps,
  several: readonly ActiveSession[],
  here: CouplesRole[][],
): Promise<CouplesRole[][]> {
  if (!redis) return here;
  const keyOf = ({ session }: ActiveSession): string => `beside:${installationId}:couples:here:${session.id}`;
  const asked = several.flatMap((active, index) => {
    const isHere = COUPLES_ROLES.flatMap((role) => [`${role}:${node}`, here[index]?.includes(role) ? 1 : 0]);
    return redis.isAnswering(keyOf(active)) ? [{ index, key: keyOf(active), args: [ALIVE_MS, ...isHere] }] : [];
  });
  const answers = await evalEach(redis, EXCHANGE_READERS, asked);
  const all = [...here];
  for (const [place, { index }] of asked.entries()) {
    const members = answers[place];
    const known = several[index]?.presence ?? [];
    // Missing knowledge of other nodes does not mean that their readers left.
    const isElsewhere = (role: CouplesRole) =>
      Array.isArray(members) ? members.some((member) => String(member).startsWith(role)) : known.includes(role);
    all[index] = COUPLES_ROLES.filter((role) => here[index]?.includes(role) || isElsewhere(role));
  }
  return all;
}
