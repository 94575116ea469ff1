import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { SharedRedis } from '../../lib/redis.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ActiveSession, ActiveSessions, Reader } from './couples.active-sessions.ts';

/** What the names of readers begin with who have no socket. */
export const POLL = 'poll:';
/** Milliseconds for which someone whose page has gone is still here: a reload is no leaving. */
const GRACE_MS = 1500;
/** Milliseconds after a poll for which its page is here. */
const POLL_MS = 4000;
/** Milliseconds between two signs of life of a node's readers, and after which a node without one is gone. */
const BEAT_MS = 4000;
const ALIVE_MS = 10_000;
/** Milliseconds after which a change is looked at once more: what two nodes tell each other at the same moment may cross. */
const SETTLE_MS = 1000;

/** Sessions that a sign of life tells of at once. */
const AT_ONCE = 250;

/**
 * Says in one session who is on this node, and answers who is on any. Redis' own clock dates it: the nodes' clocks may differ by more than
 * `ALIVE_MS`. Arguments: milliseconds for which a sign of life holds, then each member with 1 (here) or 0 (not).
 */
const MEET = `
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
  /** Someone without a socket has asked. */
  polled(active: ActiveSession, reader: Reader): void;
  close(): void;
}

/** Who is here: each person once, however many pages they have open, on whichever node. With Redis the nodes know of each other's readers. */
export function couplesPresence(
  sessions: ActiveSessions,
  publisher: Publisher,
  redis: SharedRedis | null,
  installationId: string,
  node: number,
): Presence {
  const polls = new Map<string, NodeJS.Timeout>();
  const key = (active: ActiveSession): string => `beside:${installationId}:couples:here:${active.session.id}`;
  /** Whose page has gone, and who may be back in a moment: still here, whoever asks meanwhile. */
  const lingering = new WeakMap<ActiveSession, Set<Reader>>();
  const local = (active: ActiveSession): CouplesRole[] => {
    const here = new Set([...active.readers.values(), ...(lingering.get(active) ?? [])].map(({ role }) => role));
    return COUPLES_ROLES.filter((role) => here.has(role));
  };

  /** Tells this node's readers to the others, and asks for theirs. Redis away: this node's own are all that is known. */
  const everywhere = async (several: readonly ActiveSession[]): Promise<CouplesRole[][]> => {
    const here = several.map(local);
    if (!redis?.isAnswering()) return here;
    const asked = redis.client.pipeline();
    for (const [index, active] of several.entries()) {
      const isHere = COUPLES_ROLES.flatMap((role) => [`${role}:${node}`, here[index]?.includes(role) ? 1 : 0]);
      asked.eval(MEET, 1, key(active), ALIVE_MS, ...isHere);
    }
    const answers = await asked.exec().catch(() => null);
    return here.map((own, index) => {
      const members = answers?.[index]?.[1];
      const known = several[index]?.presence ?? [];
      // Not knowing who is elsewhere is no sign that they have left.
      const isElsewhere = (role: CouplesRole) =>
        Array.isArray(members) ? members.some((member) => String(member).startsWith(role)) : known.includes(role);
      return COUPLES_ROLES.filter((role) => own.includes(role) || isElsewhere(role));
    });
  };

  const updateAll = async (several: readonly ActiveSession[]): Promise<void> => {
    const presences = await everywhere(several);
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
    const leaving = lingering.get(active) ?? new Set();
    lingering.set(active, leaving.add(reader));
    setTimeout(() => {
      leaving.delete(reader);
      void update(active);
    }, GRACE_MS).unref();
  };

  // A node that was killed told nobody: its readers run out.
  const beat = setInterval(() => {
    if (!redis) return;
    const read = [...sessions.all()].filter(({ readers }) => readers.size > 0);
    for (let from = 0; from < read.length; from += AT_ONCE) void updateAll(read.slice(from, from + AT_ONCE));
  }, BEAT_MS);
  beat.unref();

  return {
    arrive,
    leave,
    polled(active, reader) {
      const name = `${POLL}${reader.role}`;
      const timer = `${active.session.id}:${reader.role}`;
      const known = polls.get(timer);
      if (known) known.refresh();
      else
        polls.set(
          timer,
          setTimeout(() => {
            polls.delete(timer);
            leave(active, name);
          }, POLL_MS).unref(),
        );
      arrive(active, name, reader);
    },
    close() {
      clearInterval(beat);
      for (const timer of polls.values()) clearTimeout(timer);
    },
  };
}
