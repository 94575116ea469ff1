import { createHmac } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';
import type { Change } from '../engine/store.ts';
import type { Delivery, SentEvent } from '../engine/tables.ts';
import { matchesType } from '../resources/records.ts';

/** Milliseconds of real time before each further attempt; the last one repeats. */
const BACKOFF_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000];
/** Milliseconds for an answer of a webhook. */
const TIMEOUT_MS = 20_000;
/** Deliveries under way at most. */
const AT_ONCE = 8;
/** The one target that the sandbox was started with. */
const LISTENER = 'listener';

/** Stripe's header: the time and the signature of the body. */
function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Posts events to the webhooks, again and again until each has answered 2xx. Nothing is promised about their order. */
export class Deliveries {
  private readonly engine: Engine;
  private readonly secret: string;
  private url: string | null;
  private holding = false;
  private closed = false;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly queue = new Set<string>();
  private readonly running = new Map<string, Promise<number>>();

  private readonly onBody: (text: string) => void;

  constructor(engine: Engine, secret: string, url: string | null, onBody: (text: string) => void = () => undefined) {
    this.engine = engine;
    this.onBody = onBody;
    this.secret = secret;
    this.url = url;
    engine.dispatch = (event) => this.create(event);
    engine.watch((changes) => this.begin(changes));
    this.resume();
  }

  listenTo(url: string | null): void {
    this.url = url;
    this.resume();
  }

  hold(): void {
    this.holding = true;
  }

  /** Sends what was held back, and waits for the answers. */
  async release(): Promise<void> {
    this.holding = false;
    const held = this.withStatus('held');
    this.engine.transact(() => {
      for (const one of held) this.engine.store.put('delivery', { ...one, status: 'pending', nextAt: Date.now() });
    });
    await Promise.all(held.map((one) => this.attempt(one.id)));
  }

  /** Forgets what was held back: these events never arrive. */
  drop(): void {
    this.engine.transact(() => {
      for (const one of this.withStatus('held')) this.engine.store.put('delivery', { ...one, status: 'dropped' });
    });
  }

  /** Posts an event now, whatever became of it before. Resolves with the webhook's status; 0 where nothing answered. */
  async deliver(eventId: string): Promise<number> {
    const event = this.engine.store.need('event', eventId);
    const target = this.targets(event)[0];
    return target ? this.post(event, target.url, target.secret) : 0;
  }

  /** Resolves when what is on its way has been answered, or after that time. */
  async settle(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([this.idle(), limit]);
    clearTimeout(timer);
  }

  private async idle(): Promise<void> {
    while (this.running.size > 0 || this.queue.size > 0) await Promise.all(this.running.values());
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.queue.clear();
    await this.settle(1000);
  }

  private withStatus(status: Delivery['status']): Delivery[] {
    return this.engine.store.all('delivery').filter((one) => one.status === status);
  }

  /** What was written is sent. */
  private begin(changes: readonly Change[]): void {
    for (const [kind, id] of changes) {
      const row = kind === 'delivery' ? this.engine.store.get('delivery', id) : undefined;
      if (row?.status === 'pending' && row.attempts === 0) this.schedule(row, 0);
    }
  }

  private create(event: SentEvent): void {
    const targets = this.url === null ? [{ id: LISTENER }] : this.targets(event);
    for (const { id } of targets) {
      this.engine.store.put('delivery', {
        id: `${event.id} ${id}`,
        event: event.id,
        target: id,
        status: this.holding ? 'held' : 'pending',
        attempts: 0,
        lastStatus: null,
        nextAt: Date.now(),
      });
    }
  }

  /** The listener, and the account's own endpoints on this machine that want the event. */
  private targets(event: SentEvent): { id: string; url: string; secret: string }[] {
    const endpoints = this.engine.store
      .all('webhook_endpoint')
      .filter(({ status, url }) => status === 'enabled' && url !== this.url && isLocal(url))
      .filter(({ enabled_events }) => enabled_events.some((wanted) => matchesType(event.type, wanted)))
      .map(({ id, url, secret = '' }) => ({ id, url, secret }));
    return [...(this.url === null ? [] : [{ id: LISTENER, url: this.url, secret: this.secret }]), ...endpoints];
  }

  private resume(): void {
    for (const one of this.withStatus('pending')) this.schedule(one, Math.max(0, one.nextAt - Date.now()));
  }

  private schedule(delivery: Delivery, ms: number): void {
    if (this.closed || this.url === null) return;
    clearTimeout(this.timers.get(delivery.id));
    if (ms === 0) {
      this.enqueue(delivery.id);
      return;
    }
    const timer = setTimeout(() => this.enqueue(delivery.id), ms);
    timer.unref();
    this.timers.set(delivery.id, timer);
  }

  /** Some at a time: a webhook that was away must not get everything at once. */
  private enqueue(id: string): void {
    this.queue.add(id);
    this.pump();
  }

  private pump(): void {
    for (const id of this.queue) {
      if (this.running.size >= AT_ONCE) return;
      this.queue.delete(id);
      void this.attempt(id).then(() => this.pump());
    }
  }

  private attempt(id: string): Promise<number> {
    this.timers.delete(id);
    const running =
      this.running.get(id) ??
      this.send(id)
        .catch(() => 0)
        .finally(() => this.running.delete(id));
    this.running.set(id, running);
    return running;
  }

  private async send(id: string): Promise<number> {
    const { store } = this.engine;
    const before = store.get('delivery', id);
    const event = store.get('event', before?.event ?? '');
    if (!before || !event || this.closed || before.status !== 'pending') return before?.lastStatus ?? 0;
    const target = this.targets(event).find((one) => one.id === before.target);
    const status = target ? await this.post(event, target.url, target.secret) : 0;
    if (this.closed) return status;
    const delivered = status >= 200 && status < 300;
    const wait = BACKOFF_MS[Math.min(before.attempts, BACKOFF_MS.length - 1)] ?? 1000;
    const after = this.engine.transact(() =>
      store.put('delivery', {
        ...before,
        status: delivered || !target ? 'delivered' : 'pending',
        attempts: before.attempts + 1,
        lastStatus: status === 0 ? null : status,
        nextAt: Date.now() + wait,
      }),
    );
    if (after.status === 'pending') this.schedule(after, wait);
    return status;
  }

  private async post(event: SentEvent, url: string, secret: string): Promise<number> {
    const body = JSON.stringify(event, null, 2);
    this.onBody(body);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (sandbox)',
          // Receivers compare it with their own time, not with the sandbox's.
          'Stripe-Signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

function isLocal(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
