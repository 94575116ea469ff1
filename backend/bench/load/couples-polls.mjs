// Plays many pages that poll, in a process of its own: each sends the tag of its last answer. Paced, or as fast as it goes.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { now, pause } from '../lib/clock.mjs';
import { percentile } from '../lib/numbers.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One poll of a page: `{ url, headers, tag }`. */
function poll(page) {
  return new Promise((resolve, reject) => {
    const headers = page.tag ? { ...page.headers, 'If-None-Match': page.tag } : page.headers;
    const sent = request(page.url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        page.tag = response.headers.etag ?? page.tag;
        resolve(response.statusCode);
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

function tally() {
  const took = [];
  const statuses = {};
  return {
    async one(page) {
      const at = now();
      const status = await poll(page);
      took.push(now() - at);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    result: () => ({ calls: took.length, statuses, p50: percentile(took, 0.5), p99: percentile(took, 0.99) }),
  };
}

/** So many callers, each with one poll at a time, through all pages in turn. */
async function closed(pages, { callers, ms }) {
  const tallied = tally();
  const until = now() + ms;
  let next = 0;
  const caller = async () => {
    while (now() < until) await tallied.one(pages[next++ % pages.length]);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return tallied.result();
}

/** Every page once in so many milliseconds, as in a browser. */
async function paced(pages, { everyMs, ms }) {
  const tallied = tally();
  const until = now() + ms;
  const page = async (each, index) => {
    await pause((index * everyMs) / pages.length);
    for (let due = now(); due < until; due += everyMs) {
      await pause(Math.max(0, due - now()));
      await tallied.one(each);
    }
  };
  await Promise.all(pages.map(page));
  return tallied.result();
}

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
for (;;) {
  const [{ pages, ...order }] = await once(process, 'message');
  // All pages must have arrived, and have seen each other's presence, before the measurement.
  for (let time = 0; time < 2; time++) for (const page of pages) await poll(page);
  process.send({ said: 'ready' });
  await once(process, 'message');
  process.send({ said: 'played', ...(order.everyMs ? await paced(pages, order) : await closed(pages, order)) });
}
