import { inTime } from '../lib/in-time.ts';

/** Milliseconds that taking over lasts at most: pages that are opened meanwhile wait for it. */
const BEGIN_MS = 2_000;

/** Does what a worker begins with. One failure stops nothing else, and what takes long goes on while pages are opened already. */
export async function begin(...steps: (() => unknown)[]): Promise<void> {
  await inTime(Promise.allSettled(steps.map(async (step) => step())), BEGIN_MS);
}
