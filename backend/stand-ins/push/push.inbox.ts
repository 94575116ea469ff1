import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserKeys } from './push.encryption.ts';

/** A browser's subscription. */
export interface Subscription extends BrowserKeys {
  /** The end of its endpoint. */
  id: string;
  /** The only key that may send to it; null: any. */
  applicationServerKey: string | null;
  hasEnded: boolean;
}

/** A push that came, as in `/messages`. */
export interface PushedMessage {
  id: string;
  endpoint: string;
  /** Its arrival, an ISO time. */
  date: string;
  /** The plain text, decrypted. */
  text: string;
  /** Bytes of the plain text, and of the body as it came. */
  length: number;
  size: number;
  /** Seconds. */
  ttl: number;
  topic: string | null;
  urgency: string;
  /** `waiting` until the browser takes it; `replaced` by a later one of its topic; `expired` after its seconds. */
  state: 'waiting' | 'replaced' | 'expired' | 'delivered';
}

/** Subscriptions, and the newest messages, in memory. */
export class Inbox {
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #messages: PushedMessage[] = [];
  readonly #watchers = new Set<() => void>();
  readonly #keep: number;
  readonly #now: () => number;

  constructor(keep: number, now: () => number) {
    this.#keep = keep;
    this.#now = now;
  }

  /** Subscribes a new browser. */
  subscribe(applicationServerKey: string | null): Subscription {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const id = randomBytes(32).toString('base64url');
    const made = { id, ecdh, auth: randomBytes(16), applicationServerKey, hasEnded: false };
    this.#subscriptions.set(id, made);
    return made;
  }

  find(id: string): Subscription | undefined {
    return this.#subscriptions.get(id);
  }

  /** Stores a message. It replaces one of its topic that waits for the same browser (RFC 8030, 5.4). */
  add(message: Omit<PushedMessage, 'id' | 'date' | 'state'>): PushedMessage {
    for (const former of this.of(message.endpoint))
      if (message.topic !== null && former.topic === message.topic && former.state === 'waiting') former.state = 'replaced';
    const made: PushedMessage = { id: randomUUID(), date: new Date(this.#now()).toISOString(), state: 'waiting', ...message };
    this.#messages.unshift(made);
    this.#messages.length = Math.min(this.#messages.length, this.#keep);
    this.#tell();
    return made;
  }

  /** The messages for an endpoint, or all, newest first. */
  of(endpoint: string | null): PushedMessage[] {
    for (const each of this.#messages)
      if (each.state === 'waiting' && Date.parse(each.date) + each.ttl * 1000 <= this.#now()) each.state = 'expired';
    return this.#messages.filter((each) => endpoint === null || each.endpoint === endpoint);
  }

  /** What a browser gets when it comes online: all that waits for it, the oldest first. */
  deliver(endpoint: string): PushedMessage[] {
    const waiting = this.of(endpoint).filter(({ state }) => state === 'waiting');
    for (const each of waiting) each.state = 'delivered';
    if (waiting.length > 0) this.#tell();
    return waiting.toReversed();
  }

  /** Calls back with each change; returns how to unsubscribe. */
  watch(tell: () => void): () => void {
    this.#watchers.add(tell);
    return () => void this.#watchers.delete(tell);
  }

  #tell(): void {
    for (const tell of this.#watchers) tell();
  }
}
