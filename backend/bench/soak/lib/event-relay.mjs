import { createServer } from 'node:http';
import { pause, wall } from '../../lib/clock.mjs';

/** What becomes of an event, by how likely it is. */
const FATES = { straight: 0.55, held: 0.2, doubled: 0.2, dropped: 0.05 };
/** Milliseconds for which an event is held back, at most: later ones overtake it. */
const HELD_MS = 3000;
/** Milliseconds for which a customer's events are dropped with one, at most: others of the same change would tell the same. */
const DEAF_MS = 3000;

/** Stands between the payment provider and the nodes: each event goes to any of them; it is held, doubled, dropped, or goes straight on. */
export async function startRelay(urls, next) {
  const held = new Set();
  const deafUntil = new Map();
  const seen = { events: 0, held: 0, doubled: 0, dropped: 0 };
  const post = async ({ body, headers }) => {
    const url = urls[Math.floor(next() * urls.length)];
    const signature = headers['stripe-signature'];
    try {
      const answer = await fetch(`${url}/api/stripe/webhook`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      // The node is killed: the provider sends it again.
      return 502;
    }
  };
  const isDeaf = (customer) => wall() < (deafUntil.get(customer) ?? 0);
  const meet = {
    straight: post,
    doubled: async (event) => Math.max(...(await Promise.all([post(event), post(event), post(event)]))),
    held: async (event) => {
      const late = pause(next() * HELD_MS).then(() => post(event));
      held.add(late);
      late.finally(() => held.delete(late));
      return 200;
    },
    dropped: async ({ customer }) => {
      if (!isDeaf(customer)) deafUntil.set(customer, wall() + next() * DEAF_MS);
      return 200;
    },
  };
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const customer = JSON.parse(body).data.object.customer ?? null;
    const fate = isDeaf(customer) ? 'dropped' : fateOf(next());
    seen.events += 1;
    if (fate !== 'straight') seen[fate] += 1;
    response.writeHead(await meet[fate]({ body, customer, headers: request.headers })).end();
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    seen,
    /** Resolves when nothing is held back any more. */
    settled: () => Promise.all(held),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fateOf(number) {
  let sum = 0;
  for (const [fate, share] of Object.entries(FATES)) {
    sum += share;
    if (number < sum) return fate;
  }
  return 'straight';
}
