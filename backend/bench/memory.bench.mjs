import { pause } from './lib/clock.mjs';
import { median, slope } from './lib/numbers.mjs';
import { handlesOf, memoryOf } from './lib/proc.mjs';
import { startProduct, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

const SIZES = {
  full: { batches: 10, streams: 100, tokens: 300, perSecond: 100, spreadMs: 500 },
  quick: { batches: 4, streams: 50, tokens: 100, perSecond: 100, spreadMs: 300 },
};
/** Milliseconds of rest before a reading. Nothing is forced to be collected. */
const REST_MS = 1000;
/** What the second half of the run may add to the node's memory: less than a garbage collector's own unrest. */
const GROWTH_MAX = 5;

/** The node's memory and file handles over 1,000 generations. */
export async function memoryBench({ database, model, readers, quick, profile, say }) {
  const { batches, ...size } = quick ? SIZES.quick : SIZES.full;
  const { child, pid, url } = await startProduct({ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url }, profile);
  model.child.send({ tokens: size.tokens, perSecond: size.perSecond, firstMs: 50 });
  const memory = [];
  const handles = [];
  const look = async (done) => {
    await pause(REST_MS);
    memory.push(memoryOf(pid));
    const { sockets, others } = handlesOf(pid);
    handles.push(sockets + others);
    say(`after ${done} generations: ${memory.at(-1).toFixed(1)} MiB, ${sockets} sockets and ${others} other handles`);
  };
  await look(0);
  for (let batch = 1; batch <= batches; batch++) {
    await readers.play({ target: 'product', url, ...size });
    await look(batch * size.streams);
  }
  await stop(child);

  const half = memory.slice(Math.ceil(memory.length / 2));
  const growth = (slope(half) * (half.length - 1) * 100) / median(half);
  const total = batches * size.streams;
  return [
    {
      title: `Memory of the node over ${total} generations, ${size.streams} at once`,
      rows: [
        row({ what: 'resident before the first', unit: 'MiB', ours: memory[0] }),
        row({ what: `resident after ${total / 2}`, unit: 'MiB', ours: memory[batches / 2] }),
        row({ what: `resident after ${total}`, unit: 'MiB', ours: memory[batches] }),
        row({ what: 'growth over the second half (slope)', unit: '%', ours: growth, atMost: GROWTH_MAX }),
        row({ what: 'file handles gained since the first batch', ours: handles[batches] - handles[1], atMost: 0 }),
      ],
    },
  ];
}
