import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by two fifths at most before it is collected. Left to itself, V8 lets garbage pile up as long as the machine has memory:
 * resident memory still grew by 13 % over the second half of a thousand generations, and by 1 % with this (`npm run bench -- --only memory`).
 * For after the start, which would collect what it is just building.
 */
export function keepHeapFlat(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
