import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pause } from './lib/clock.mjs';
import { median, slope } from './lib/numbers.mjs';
import { handlesOf, memoryOf } from './lib/proc.mjs';
import { startProduct, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

const SIZES = {
  full: {
    batches: 10,
    more: 5,
    streams: 100,
    tokens: 300,
    perSecond: 100,
    spreadMs: 500,
  },
  quick: {
    batches: 4,
    more: 1,
    streams: 50,
    tokens: 60,
    perSecond: 100,
    spreadMs: 300,
  },
};
/** Milliseconds of rest before a reading, without a forced collection. */
const REST_MS = 1000;
/** The growth allowed in the second half of the run: less than a garbage collector's own variation. */
const GROWTH_MAX = 5;

/** The node's memory and file handles over 1,000 generations. */
export async function memoryBench({ database, model, readers, quick, profile, say }) {
  const { batches, more, ...size } = quick ? SIZES.quick : SIZES.full;
  const hook = `--import=${join(import.meta.dirname, 'lib/collector.mjs')}`;
  const { child, pid, url } = await startProduct({ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url }, [hook, ...profile]);
  const lines = createInterface({ input: child.stdout });
  const live = async () => {
    child.kill('SIGUSR2');
    const [said] = await once(lines, 'line');
    return Number(said.split(' ').at(-1)) / 2 ** 20;
  };
  model.child.send({
    tokens: size.tokens,
    perSecond: size.perSecond,
    firstMs: 50,
  });
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
  // Only now force a collection: the node still needs what remains, or leaks it.
  const held = [await live()];
  for (let batch = 0; batch < more; batch++) await readers.play({ target: 'product', url, ...size });
  await pause(REST_MS);
  held.push(await live());
  await stop(child);

  const half = memory.slice(Math.ceil(memory.length / 2));
  const growth = (slope(half) * (half.length - 1) * 100) / median(half);
  const total = batches * size.streams;
  return [
    {
      title: `Memory of the node over ${total} generations, ${size.streams} at once`,
      rows: [
        row({
          what: 'resident before the first',
          unit: 'MiB',
          ours: memory[0],
        }),
        row({
          what: `resident after ${total / 2}`,
          unit: 'MiB',
          ours: memory[batches / 2],
        }),
        row({
          what: `resident after ${total}`,
          unit: 'MiB',
          ours: memory[batches],
        }),
        row({
          what: 'growth over the second half (slope)',
          unit: '%',
          ours: growth,
          atMost: GROWTH_MAX,
        }),
        row({
          what: `live heap after ${total}, collected by force`,
          unit: 'MiB',
          ours: held[0],
        }),
        row({
          what: `  what ${more * size.streams} more add to it`,
          unit: '%',
          ours: ((held[1] - held[0]) / held[0]) * 100,
          atMost: GROWTH_MAX,
        }),
        row({
          what: 'file handles gained since the first batch',
          ours: handles[batches] - handles[1],
          atMost: 0,
        }),
      ],
    },
  ];
}
