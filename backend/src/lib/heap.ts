import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of a young generation that is small; a start leaves some 64 MiB. */
const SMALL = 8 * 1024 * 1024;
/** Milliseconds between two collections, and the most of them. */
const AGAIN_MS = 1000;
const MOST = 8;

/**
 * Limits the heap's growth between collections to two fifths. By itself, V8 lets garbage pile up as long as the machine has memory:
 * resident memory grew by 13 % over the second half of a thousand generations, and by 1 % with this (`npm run bench -- --only memory`).
 * Called after the start, since it would collect what a start is building.
 */
export function keepHeapFlat(): void {
  setFlagsFromString('--heap-growing-percent=40');
}

/** The young generation, and V8's own means to collect it. */
interface Young {
  /** Its bytes, used or not. */
  size(): number;
  collect(): void;
}

/**
 * Gives back the young generation that reading the program has grown: some 35 MiB, which V8 otherwise keeps. V8 shrinks it in a collection that finds
 * that little was allocated of late, so one right after the start does nothing: it is repeated each second, until V8 does. Each takes some 2 ms, and
 * leaves compiled code alone. A node that is busy by then keeps its young generation, which it needs. V8 gives its pages to the system some eight seconds later.
 * Right after a start, a flood of messages costs some 5 % more processor time with it (`npm run bench -- --only couples`).
 */
export async function shrinkYoungGeneration(young = youngGeneration()): Promise<void> {
  for (let collections = 0; collections < MOST && young.size() > SMALL; collections++) {
    // It keeps no process from ending.
    if (collections > 0) await new Promise((done) => void setTimeout(done, AGAIN_MS).unref());
    young.collect();
  }
}

function youngGeneration(): Young {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return {
    size: () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0,
    collect: () => {
      if (typeof collect === 'function') collect({ type: 'minor' });
    },
  };
}
