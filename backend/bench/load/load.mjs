// Plays many readers at once, in a process of its own. It connects them all, reports it, waits for the order to start, and reports the results.
import { once } from 'node:events';
import { pause } from '../lib/clock.mjs';
import { openBareClient } from './bare.client.mjs';
import { openChatClient, openProductClient } from './product.client.mjs';
import { tally } from './tally.mjs';

/** Readers that connect at the same time. */
const CONNECT_AT_ONCE = 20;
/** Milliseconds after which a generation that has not ended is given up. */
const LAST_MS = 90_000;

const CLIENTS = { product: openProductClient, chat: openChatClient, bare: openBareClient };

async function connect({ target, url, streams, firstNumber }) {
  const open = CLIENTS[target];
  const clients = [];
  while (clients.length < streams) {
    const some = Math.min(CONNECT_AT_ONCE, streams - clients.length);
    clients.push(
      ...(await Promise.all(Array.from({ length: some }, (_, index) => open(url, firstNumber + clients.length + index)))),
    );
  }
  return clients;
}

/** All generations, begun evenly over `spreadMs`. */
async function play(clients, { spreadMs, tokens }) {
  const measured = tally();
  const faults = [];
  await Promise.all(
    clients.map(async (client, index) => {
      await pause((index * spreadMs) / clients.length);
      const measure = measured.begin();
      try {
        await Promise.race([client.generate(measure), pause(LAST_MS).then(() => Promise.reject(new Error('it never ended')))]);
        if (measure.seen() !== tokens) faults.push(`${measure.seen()} of ${tokens} tokens were seen`);
      } catch (error) {
        faults.push(String(error));
      }
    }),
  );
  return { ...measured.result(), faults };
}

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
for (;;) {
  const [settings] = await once(process, 'message');
  const clients = await connect(settings);
  process.send({ said: 'connected' });
  await once(process, 'message');
  const result = await play(clients, settings);
  for (const client of clients) client.close();
  process.send({ said: 'played', ...result });
}
