import type { Finding, Reading, Reply, ReplyStep, Snapshot } from './reply.types.ts';

/** Milliseconds between two pushes of one reply; the first after a silence goes at once. */
const BATCH_MS = 45;

/** The pages that are shown a reply. */
interface Pages<View> {
  push(snapshot: Snapshot<View>): void;
  /** Whether a view shows enough for a stop to count. */
  counts(view: View): boolean;
  /** Called once, with the first such view. */
  onShown(): void;
}

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
  private reading: Reading<View> | null = null;
  private read: () => Reading<View> | null = () => null;
  private readonly pages: Pages<View>;
  private shown: boolean;
  private last: View | null = null;
  /** The answer to the small question: each attempt's reading takes it. */
  private small: string | null = null;
  /** What earlier attempts found. */
  private earlier: Finding | null = null;

  constructor(reply: Reply, pages: Pages<View>) {
    this.reply = reply;
    this.pages = pages;
    this.shown = reply.isShown;
  }

  /** Whether any attempt has shown enough to count. */
  isShown(): boolean {
    return this.shown;
  }

  /** The input is known: what is written from now on is read so. */
  begin(read: () => Reading<View>): void {
    this.read = read;
    this.restart();
  }

  /** Its view is null before it has begun. */
  snapshot(): Snapshot<View | null> {
    if (this.reason) return { run: this.reply.run, step: this.step, view: this.last };
    return { run: this.reply.run, step: this.step, view: this.reading && this.show(this.reading) };
  }

  append(delta: string): void {
    this.reading?.append(delta);
    this.schedule();
  }

  /** Whether the text answers the small question itself; undefined while it may still do so. */
  isJudged(): boolean | undefined {
    return this.reading?.isJudged?.();
  }

  /** The small question is answered. False: its answer cannot be read. */
  judge(answer: string): boolean {
    this.small = answer;
    const isRead = this.reading?.judge?.(answer) ?? true;
    this.schedule();
    return isRead;
  }

  /** The gravest that any attempt, or the small question, has found; null for nothing. */
  finding(): Finding | null {
    const now = this.reading?.finding?.() ?? null;
    return this.earlier?.danger && now?.danger?.level !== 'certain' ? this.earlier : (now ?? this.earlier);
  }

  private schedule(): void {
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
    this.earlier = this.finding();
    this.reading = this.read();
    if (this.small !== null) this.reading?.judge?.(this.small);
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
    // After a stop nothing more is shown, so that it counts what was shown and no more.
    if (this.closed || this.reason) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pushedAt = Date.now();
    if (!this.reading) return;
    const now = { run: this.reply.run, step: this.step, view: this.show(this.reading) };
    for (const step of this.entered.splice(0, this.entered.length - 1)) this.pages.push({ ...now, step });
    this.entered = [];
    this.pages.push(now);
  }

  /** The view for a page, which has then been shown it. */
  private show(reading: Reading<View>): View {
    const view = reading.view();
    this.last = view;
    if (!this.shown && this.pages.counts(view)) {
      this.shown = true;
      this.pages.onShown();
    }
    return view;
  }
}
