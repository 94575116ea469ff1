import { nextDue } from './due.ts';
import type { Engine } from './engine.ts';

/** Things done in one step at most: more at one moment would be a circle. */
const MOST = 10_000;

/** Does the next thing that is due until that moment (milliseconds), at its own time. Returns whether there was one. */
function doNext(engine: Engine, until: number): boolean {
  const due = nextDue(engine);
  if (!due || due.at > until) return false;
  const at = Math.max(due.at, 0);
  engine.clock.at(at, () => engine.transact(() => due.run()));
  return true;
}

/** Does everything that is due by now. What cannot be done does not end the process: it is tried again later. */
export function doDue(engine: Engine): void {
  const until = engine.clock.now();
  try {
    for (let done = 0; done < MOST; done++) if (!doNext(engine, until)) return;
  } catch (error) {
    process.stderr.write(
      `The Stripe sandbox could not do what was due: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  }
}

/**
 * Moves the clock forward, doing what is due on the way in its order. `between` is awaited after each step, so that the webhooks'
 * receivers can react at that moment.
 */
export async function moveClock(engine: Engine, ms: number, between: () => Promise<void>): Promise<void> {
  const until = engine.clock.now() + Math.max(0, ms);
  for (let done = 0; done < MOST; done++) {
    const due = nextDue(engine);
    if (!due || due.at > until) break;
    engine.clock.moveTo(due.at);
    if (!doNext(engine, until)) break;
    await between();
  }
  engine.clock.moveTo(until);
  engine.transact(() => engine.store.put('setting', { id: 'ahead', value: String(engine.clock.ahead()) }));
}
