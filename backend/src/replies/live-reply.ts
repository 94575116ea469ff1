import type { Reading, Reply, ReplyStep, Snapshot } from './reply.types.ts';

/** Milliseconds between two pushes of one reply; the first after a silence goes at once. */
const BATCH_MS = 45;

/** A reply that this node is writing: its text so far, and its pushes, batched. */
export class LiveReply<View> {
  readonly reply: Reply;
  readonly abort = new AbortController();
  /** Why the writing was ended from outside: a stop was asked for, or another node has the reply. */
  reason: 'stopped' | 'lost' | null = null;
  private step: ReplyStep = 'understanding';
  private timer: NodeJS.Timeout | undefined;
  private pushedAt = 0;
  private closed = false;
  /** Steps that are not pushed yet. */
  private entered: ReplyStep[] = [];
  private reading: Reading<View>;
  private readonly read: () => Reading<View>;
  private readonly push: (snapshot: Snapshot<View>) => void;

  constructor(reply: Reply, read: () => Reading<View>, push: (snapshot: Snapshot<View>) => void) {
    this.reply = reply;
    this.read = read;
    this.reading = read();
    this.push = push;
  }

  snapshot(): Snapshot<View> {
    return { run: this.reply.run, step: this.step, view: this.reading.view() };
  }

  append(delta: string): void {
    this.reading.append(delta);
    const wait = this.pushedAt + BATCH_MS - Date.now();
    if (wait <= 0) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), wait);
  }

  /** Pushes the step after the current work, so that asking the model does not wait for the push. */
  enter(step: ReplyStep): void {
    this.step = step;
    this.entered.push(step);
    setImmediate(() => this.entered.length > 0 && this.flush());
  }

  /** A new attempt begins: the text so far is void. */
  restart(): void {
    this.reading = this.read();
  }

  cancel(reason: 'stopped' | 'lost'): void {
    this.reason ??= reason;
    this.abort.abort();
  }

  isOpen(): boolean {
    return !this.closed;
  }

  /** Pushes nothing more. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private flush(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pushedAt = Date.now();
    const now = this.snapshot();
    for (const step of this.entered.splice(0, this.entered.length - 1)) this.push({ ...now, step });
    this.entered = [];
    this.push(now);
  }
}
