import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Limits the heap's growth between collections to two fifths. By itself, V8 lets garbage pile up as long as the machine has memory:
 * resident memory grew by 13 % over the second half of a thousand generations, and by 1 % with this (`npm run bench -- --only memory`).
 * Called after the start, since it would collect what a start is building.
 */
export function keepHeapFlat(): void {
  setFlagsFromString('--heap-growing-percent=40');
}

/**
 * Gives back the young generation that reading the program has grown: some 40 MiB, which V8 otherwise keeps. It takes some 2 ms, and leaves compiled
 * code alone. Right after a start, a flood of messages costs some 5 % more processor time with it (`npm run bench -- --only couples`).
 */
export function shrinkYoungGeneration(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'minor' });
}
