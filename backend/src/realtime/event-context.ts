import { randomUUID } from 'node:crypto';
import type { Ack } from '@beside/common/ack';
import type { ClientToServerEvents } from '@beside/common/events';
import type { GenericSchema } from 'valibot';
import type { Actor } from '../http/actor.ts';
import { type Access, authorize, type Declaration } from '../http/authorize.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { type Dto, parseInput } from '../http/validate.ts';
import { notSignedIn, originOf, toAppError } from '../lib/app-error.ts';
import type { Log } from '../lib/logger.ts';
import { isMeasured, report } from '../lib/measures.ts';
import { beginSpan, isTraced, type Span } from '../lib/tracing.ts';
import type { RealtimeSocket } from './server.ts';

type Payload<E extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[E]>[0];
type Answer<E extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[E]>[1] extends Ack<infer T> ? T : never;

/** What an event's handler knows of the page that sent it. */
interface Sender {
  socket: RealtimeSocket;
  actor: Actor;
}

/** Who may send an event, how often, with what, and what the answer is. */
interface EventAccess<Input, Output> extends Access {
  input: Dto<Input & object>;
  /** The view of what is acknowledged. */
  answers: GenericSchema<unknown, Output>;
}

/** Written as a method, so that handlers of all inputs fit one list beside their classes. */
type Handle<Input, Output> = { handle(input: Input, sender: Sender): Promise<Output> }['handle'];

/** What every feature's socket events receive. */
export interface EventContext {
  /** Declares an event in one expression: name, access with input and answer, handler. The handler's result is acknowledged, with `success: true`. */
  on<E extends keyof ClientToServerEvents>(
    event: E,
    access: EventAccess<Payload<E>, Answer<E>>,
    handle: Handle<Payload<E>, Answer<E>>,
  ): void;
  /** Calls a function for each socket that connects, once its events are handled. */
  onConnect(handle: (socket: RealtimeSocket) => void): void;
  /** Every declared event. */
  declared: readonly Declaration[];
}

export interface Events extends EventContext {
  /**
   * Handles a socket's events from now on.
   * @param isValid whether the socket's session holds: see `authenticateSocket`
   */
  listen(socket: RealtimeSocket, actor: Actor, isValid: Promise<boolean>): void;
}

const AN_EVENT = { kind: 'server', parent: null } as const;

/**
 * Makes the one way in which events are counted, guarded, checked, handled and acknowledged.
 * A packet without an acknowledgement, or of another shape, is answered where possible and otherwise dropped.
 */
export function createEventContext(limits: RateLimits, log: Log): Events {
  const declared: Declaration[] = [];
  const connected: ((socket: RealtimeSocket) => void)[] = [];
  const known = new Map<string, { access: EventAccess<unknown, object>; handle: Handle<unknown, object> }>();

  const take = async (event: string, sender: Sender, isValid: Promise<boolean>, args: unknown[], span: Span | null) => {
    const found = known.get(event);
    if (!found) return;
    const { access, handle } = found;
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? last : () => undefined;
    const begun = isMeasured('event') ? performance.now() : null;
    const measure = (code: string): void => {
      span?.end(code === 'ok' ? null : code);
      if (begun !== null) report('event', { name: event, code, ms: performance.now() - begun });
    };
    try {
      if (sender.actor.via === 'token') authorize(sender.actor, access);
      await limits.count(access.limit, sender.actor);
      if (!(await isValid)) throw notSignedIn();
      authorize(sender.actor, access);
      acknowledge({ success: true, ...(await handle(await parseInput(access.input, args[0]), sender)) });
      measure('ok');
    } catch (thrown) {
      const failure = toAppError(thrown);
      const error = access.helps?.(failure, sender.actor, args[0]) ?? failure;
      const reference = error.status >= 500 ? randomUUID() : undefined;
      if (reference) log.error({ err: originOf(thrown), requestId: reference, event }, 'an event failed');
      if (error.code === 'not_allowed') log.info({ userId: sender.actor.userId, event }, 'an event was refused');
      acknowledge(error.toFailure(reference));
      measure(error.code);
    }
  };

  return {
    declared,
    on(event, access, handle) {
      declared.push({ ...access, name: event });
      known.set(event, { access, handle });
    },
    onConnect: (handle) => void connected.push(handle),
    listen(socket, actor, isValid) {
      const sender = { socket, actor };
      // One listener for all events, since each listener takes memory of every connection.
      socket.onAny((event: string, ...args: unknown[]) => {
        // An event that is not declared has a name of the client's.
        const span = isTraced() && known.has(event) ? beginSpan(event, AN_EVENT) : null;
        if (span) void span.within(() => take(event, sender, isValid, args, span));
        else void take(event, sender, isValid, args, null);
      });
      for (const handle of connected) handle(socket);
    },
  };
}

/** A value of each socket's own, made at first use. */
export function perSocket<T>(make: (socket: RealtimeSocket) => T): (socket: RealtimeSocket) => T {
  const made = new WeakMap<RealtimeSocket, T>();
  return (socket) => {
    const own = made.get(socket) ?? make(socket);
    made.set(socket, own);
    return own;
  };
}
