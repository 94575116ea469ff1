import { pause } from './pause.ts';

/** Waits, for a bounded time, for an id that is announced on this node. */
export class Arrivals {
  private readonly waiting = new Map<string, Set<AbortController>>();

  announce(id: string): void {
    for (const waiter of this.waiting.get(id) ?? []) waiter.abort();
  }

  /** Resolves when the id is announced, or after `ms` milliseconds. */
  async wait(id: string, ms: number): Promise<void> {
    const waiter = new AbortController();
    const all = this.waiting.get(id) ?? new Set();
    this.waiting.set(id, all.add(waiter));
    await pause(ms, waiter.signal);
    all.delete(waiter);
    if (all.size === 0) this.waiting.delete(id);
  }
}
