import type { Reply, ReplyStep, Snapshot } from './reply.types.ts';

/** Milliseconds between two pushes of one reply; the first after a silence goes at once. */
const BATCH_MS = 45;

/** A reply that this node is writing: its text so far, and its pushes, batched. */
export class LiveReply<View> {
  readonly reply: Reply;
  readonly abort = new AbortController();
  /** Why the writing was ended from outside: asked to stop, or no longer ours. */
  reason: 'stopped' | 'lost' | null = null;
  private text = '';
  private step: ReplyStep = 'understanding';
  private timer: NodeJS.Timeout | null = null;
  private pushedAt = 0;
  private readonly read: (text: string) => View;
  private readonly push: (snapshot: Snapshot<View>) => void;

  constructor(reply: Reply, read: (text: string) => View, push: (snapshot: Snapshot<View>) => void) {
    this.reply = reply;
    this.read = read;
    this.push = push;
  }

  snapshot(): Snapshot<View> {
    return { run: this.reply.run, step: this.step, view: this.read(this.text) };
  }

  append(delta: string): void {
    this.text += delta;
    const wait = this.pushedAt + BATCH_MS - Date.now();
    if (wait <= 0) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), wait);
  }

  enter(step: ReplyStep): void {
    this.step = step;
    this.flush();
  }

  /** A new attempt begins: what was written is void. */
  restart(): void {
    this.text = '';
  }

  cancel(reason: 'stopped' | 'lost'): void {
    this.reason ??= reason;
    this.abort.abort();
  }

  /** Sends nothing more. */
  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private flush(): void {
    this.close();
    this.pushedAt = Date.now();
    this.push(this.snapshot());
  }
}
