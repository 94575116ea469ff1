/**
 * What goes wrong with matching requests. `after`: the change is applied, and its answer is lost or replaced. `slow`: it is applied at once, and answered
 * later; `late`: it is applied later.
 */
export interface Fault {
  path: RegExp | string;
  method?: string;
  /** Once by default. */
  times?: number;
  how: 'cut-before' | 'cut-after' | '500-before' | '500-after' | '429' | 'hang' | 'slow' | 'late';
  /** Milliseconds: of `slow` and `late` (1,000 by default), and of `hang` before it is cut (60,000). */
  ms?: number;
}

/** The faults that tests have asked for. */
export class Faults {
  private readonly waiting: (Fault & { left: number })[] = [];

  /** Returns a function that takes the fault back. */
  add(fault: Fault): () => void {
    const waiting = { ...fault, left: fault.times ?? 1 };
    this.waiting.push(waiting);
    return () => {
      const index = this.waiting.indexOf(waiting);
      if (index >= 0) this.waiting.splice(index, 1);
    };
  }

  /** The fault of a request; each counts once. */
  take(method: string, path: string): Fault | null {
    const index = this.waiting.findIndex((fault) => {
      const fits = typeof fault.path === 'string' ? path.includes(fault.path) : fault.path.test(path);
      return fits && (fault.method === undefined || fault.method === method);
    });
    const fault = this.waiting[index];
    if (!fault) return null;
    fault.left -= 1;
    if (fault.left <= 0) this.waiting.splice(index, 1);
    return fault;
  }
}
