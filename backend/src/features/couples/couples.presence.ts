import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { SharedRedis } from '../../lib/redis.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { Held, HeldSessions, Reader } from './couples.held.ts';

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
  arrive(held: Held, name: string, reader: Reader): void;
  leave(held: Held, name: string): void;
  /** Someone without a socket has asked. */
  polled(held: Held, reader: Reader): void;
  close(): void;
}

/** Who is here: each person once, however many pages they have open, on whichever node. With Redis the nodes know of each other's readers. */
export function couplesPresence(
  sessions: HeldSessions,
  publisher: Publisher,
  redis: SharedRedis | null,
  mark: string,
  node: number,
): Presence {
  const polls = new Map<string, NodeJS.Timeout>();
  const key = (held: Held): string => `beside:${mark}:couples:here:${held.session.id}`;
  /** Whose page has gone, and who may be back in a moment: still here, whoever asks meanwhile. */
  const lingering = new WeakMap<Held, Set<Reader>>();
  const local = (held: Held): CouplesRole[] => {
    const here = new Set([...held.readers.values(), ...(lingering.get(held) ?? [])].map(({ role }) => role));
    return COUPLES_ROLES.filter((role) => here.has(role));
  };

  /** Tells this node's readers to the others, and asks for theirs. Redis away: this node's own are all that is known. */
  const everywhere = async (several: readonly Held[]): Promise<CouplesRole[][]> => {
    const here = several.map(local);
    if (!redis?.isAnswering()) return here;
    const asked = redis.client.pipeline();
    for (const [index, held] of several.entries()) {
      const isHere = COUPLES_ROLES.flatMap((role) => [`${role}:${node}`, here[index]?.includes(role) ? 1 : 0]);
      asked.eval(MEET, 1, key(held), ALIVE_MS, ...isHere);
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

  const updateAll = async (several: readonly Held[]): Promise<void> => {
    const presences = await everywhere(several);
    for (const [index, held] of several.entries()) become(held, presences[index] ?? []);
  };
  const update = (held: Held): Promise<void> => updateAll([held]);

  const become = (held: Held, now: CouplesRole[]): void => {
    if (now.join() === held.presence.join()) return;
    held.presence = now;
    sessions.touch(held);
    const sessionId = held.session.id;
    publisher.publish(rooms.couples(sessionId), 'couples:presence', { sessionId, presence: now });
    if (redis) setTimeout(() => void update(held), SETTLE_MS).unref();
  };

  const arrive: Presence['arrive'] = (held, name, reader) => {
    const before = held.readers.get(name);
    held.readers.set(name, reader);
    held.touchedAt = Date.now();
    if (before?.role !== reader.role) void update(held);
  };
  const leave: Presence['leave'] = (held, name) => {
    const reader = held.readers.get(name);
    if (!reader) return;
    held.readers.delete(name);
    held.touchedAt = Date.now();
    const leaving = lingering.get(held) ?? new Set();
    lingering.set(held, leaving.add(reader));
    setTimeout(() => {
      leaving.delete(reader);
      void update(held);
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
    polled(held, reader) {
      const name = `${POLL}${reader.role}`;
      const timer = `${held.session.id}:${reader.role}`;
      const known = polls.get(timer);
      if (known) known.refresh();
      else
        polls.set(
          timer,
          setTimeout(() => {
            polls.delete(timer);
            leave(held, name);
          }, POLL_MS).unref(),
        );
      arrive(held, name, reader);
    },
    close() {
      clearInterval(beat);
      for (const timer of polls.values()) clearTimeout(timer);
    },
  };
}
