import type { ServerToClientEvents } from '@beside/common/events';

type Listener = (...values: unknown[]) => void;
type Acknowledge = (answer: unknown) => void;

/** Stands in for the package `socket.io-client` in tests of pages: connected at once, and the test is the server. */
export class FakeSocket {
  connected = false;
  /** How often the page has asked for a connection. */
  attempts = 0;
  /** What the page has sent, in order. */
  readonly sent: { event: string; payload: unknown }[] = [];
  /** Answers by event; what has none is unknown to the server. */
  readonly answers = new Map<string, (payload: unknown) => unknown>([
    ['advice:watch', () => ({ success: true, step: 'understanding', advice: {} })],
    ['translation:language', () => ({ success: true })],
  ]);
  /** Gives what the handshake carries. */
  auth: (give: (data: object) => void) => void = () => undefined;
  private readonly listeners = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  off(event: string, listener: Listener): this {
    this.listeners.get(event)?.delete(listener);
    return this;
  }

  connect(): this {
    this.attempts += 1;
    if (!this.connected) queueMicrotask(() => this.setConnected(true));
    return this;
  }

  disconnect(): this {
    if (this.connected) this.setConnected(false);
    return this;
  }

  emit(event: string, payload: unknown, acknowledge?: Acknowledge): this {
    this.sent.push({ event, payload });
    const answer = this.answers.get(event)?.(payload) ?? { success: false, code: 'not_found', message: 'No' };
    queueMicrotask(() => acknowledge?.(answer));
    return this;
  }

  async emitWithAck(event: string, payload: unknown): Promise<unknown> {
    return new Promise((resolve) => this.emit(event, payload, resolve));
  }

  timeout(): this {
    return this;
  }

  /** Pushes an event to the page. */
  receive<E extends keyof ServerToClientEvents>(event: E, ...values: Parameters<ServerToClientEvents[E]>): void {
    this.fire(event, values);
  }

  /** Refuses the handshake, as a server does: the client does not try again by itself. */
  refuse(failure: object): void {
    this.connected = false;
    this.fire('connect_error', [Object.assign(new Error('refused'), { data: failure })]);
  }

  private setConnected(connected: boolean): void {
    this.connected = connected;
    this.fire(connected ? 'connect' : 'disconnect', connected ? [] : ['io server disconnect']);
  }

  private fire(event: string, values: unknown[]): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(...values);
  }
}

/** The socket of the page that a test has opened. The module is evaluated anew for each page, so it is kept here. */
const KEY = Symbol.for('beside.fake-socket');

/** The page's socket, which it opens a moment after its first paint. */
export function fakeSocket(): FakeSocket | null {
  return Reflect.get(globalThis, KEY) ?? null;
}

const ALL = Symbol.for('beside.fake-sockets');

/** Every socket so far: a page that is gone may open its own late, so the newest is not always the page's. */
export function fakeSockets(): FakeSocket[] {
  return Reflect.get(globalThis, ALL) ?? [];
}

export function forgetSocket(): void {
  Reflect.deleteProperty(globalThis, KEY);
}

/** Answers by event that a page's socket has from its first moment: many pages ask as soon as it is connected. */
export type SocketAnswers = Record<string, (payload: unknown) => unknown>;

const PRESET = Symbol.for('beside.fake-socket-answers');

export function presetSocketAnswers(answers: SocketAnswers): void {
  Reflect.set(globalThis, PRESET, answers);
}

/** As the package exports it. */
export function io(options: Pick<FakeSocket, 'auth'> = { auth: () => undefined }): FakeSocket {
  const socket = new FakeSocket();
  socket.auth = options.auth;
  const preset: SocketAnswers = Reflect.get(globalThis, PRESET) ?? {};
  for (const [event, answer] of Object.entries(preset)) socket.answers.set(event, answer);
  Reflect.set(globalThis, KEY, socket);
  Reflect.set(globalThis, ALL, [...fakeSockets(), socket]);
  return socket;
}
