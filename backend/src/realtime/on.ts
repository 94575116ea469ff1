import type { Ack } from '@beside/common/ack';
import type { ClientToServerEvents } from '@beside/common/events';
import type { Actor } from '../http/actor.ts';
import { countedAs, type LimitName, type RateLimits } from '../http/rate-limits.ts';
import { parseInput } from '../http/validate.ts';
import { notSignedIn, toAppError } from '../lib/app-error.ts';
import type { Log } from '../lib/logger.ts';
import type { RealtimeSocket } from './server.ts';

type Payload<E extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[E]>[0];
type Answer<E extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[E]>[1] extends Ack<infer T> ? T : never;

/** What an event's handler may use of the one who sent it. */
interface Caller {
  socket: RealtimeSocket;
  actor: Actor;
}

export type Listen = <E extends keyof ClientToServerEvents>(
  event: E,
  limit: LimitName,
  dto: new () => Payload<E> & object,
  handle: (input: Payload<E>, caller: Caller) => Promise<Answer<E>>,
) => void;

/**
 * Makes the one way in which a socket's events are taken: limited, validated, handled, and acknowledged, whatever happens.
 * A packet without an acknowledgement, or of another shape, is answered where it can be and otherwise dropped.
 * @param admitted whether the socket is still who its handshake said: see `admitSocket`
 */
export function listener(socket: RealtimeSocket, actor: Actor, limits: RateLimits, log: Log, admitted: Promise<boolean>): Listen {
  return (event, limit, dto, handle) => {
    const take = async (input: unknown, answer: unknown): Promise<void> => {
      const acknowledge = typeof answer === 'function' ? answer : () => undefined;
      try {
        await limits.consume(limit, countedAs(limit, actor));
        if (!(await admitted)) throw notSignedIn();
        acknowledge({ success: true, ...(await handle(await parseInput(dto, input), { socket, actor })) });
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.status >= 500) log.error({ err: thrown, event }, 'an event failed');
        acknowledge(error.toFailure());
      }
    };
    // The typed `on` cannot see that a payload of unknown shape is exactly what the line below expects.
    untyped(socket).on(event, (...args) => void take(args[0], args.at(-1)));
  };
}

function untyped(socket: RealtimeSocket): { on(event: string, take: (...args: unknown[]) => void): unknown } {
  return socket;
}
