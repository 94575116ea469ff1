/** A stream that the pacer feeds. `write` gets the due pieces and returns whether more may follow now. */
interface PacedStream {
  pieces: readonly string[];
  /** Milliseconds before the first piece. */
  firstTokenMs: number;
  /** Pieces a second; Infinity writes all at once. */
  tokensPerSecond: number;
  ready(): boolean;
  write(pieces: readonly string[]): void;
  end(): void;
}

interface Entry {
  stream: PacedStream;
  beganAt: number;
  written: number;
}

/** Milliseconds between two rounds: at 45 tokens a second, about one token each. */
const TICK_MS = 25;

/**
 * Feeds any number of streams from one timer, which runs only while there are streams.
 * A slow reader is skipped until it has caught up.
 */
export class Pacer {
  private readonly entries = new Set<Entry>();
  private timer: NodeJS.Timeout | undefined;

  /** The number of streams being written. */
  get active(): number {
    return this.entries.size;
  }

  /** Begins a stream; the returned function stops it at once, without calling its `end`. */
  add(stream: PacedStream): () => void {
    const entry: Entry = { stream, beganAt: performance.now() + stream.firstTokenMs, written: 0 };
    this.entries.add(entry);
    this.timer ??= setInterval(() => this.tick(), TICK_MS);
    if (stream.firstTokenMs === 0) setImmediate(() => this.entries.has(entry) && this.feed(entry, performance.now()));
    return () => this.remove(entry);
  }

  /** Stops every stream. */
  stop(): void {
    for (const entry of this.entries) this.remove(entry);
  }

  private tick(): void {
    const now = performance.now();
    for (const entry of this.entries) this.feed(entry, now);
  }

  private feed(entry: Entry, now: number): void {
    const { stream } = entry;
    if (now < entry.beganAt || !stream.ready()) return;
    const seconds = (now - entry.beganAt) / 1000;
    const rate = stream.tokensPerSecond;
    const due = Number.isFinite(rate) ? Math.min(stream.pieces.length, Math.floor(seconds * rate) + 1) : stream.pieces.length;
    if (due > entry.written) {
      stream.write(stream.pieces.slice(entry.written, due));
      entry.written = due;
    }
    if (entry.written >= stream.pieces.length) {
      this.remove(entry);
      stream.end();
    }
  }

  private remove(entry: Entry): void {
    this.entries.delete(entry);
    if (this.entries.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
