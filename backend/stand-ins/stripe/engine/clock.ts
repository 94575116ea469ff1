/** The sandbox's time: real time, moved forward. While something due is done, it stands still at that moment. */
export class Clock {
  private offset: number;
  private fixed: number | null = null;

  constructor(offset: number) {
    this.offset = offset;
  }

  /** Milliseconds. */
  now(): number {
    return this.fixed ?? Date.now() + this.offset;
  }

  /** Whole seconds, as Stripe counts them. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Milliseconds by which the clock is ahead of real time. */
  ahead(): number {
    return this.offset;
  }

  /** Moves on to that moment, and never back. */
  moveTo(ms: number): void {
    this.offset = Math.max(this.offset, ms - Date.now());
  }

  /** Runs it as if it were that moment. */
  at<T>(ms: number, run: () => T): T {
    const before = this.fixed;
    this.fixed = ms;
    try {
      return run();
    } finally {
      this.fixed = before;
    }
  }
}
