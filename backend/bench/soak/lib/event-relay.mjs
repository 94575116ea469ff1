import { createServer } from 'node:http';
import { pause, wall } from '../../lib/clock.mjs';

/** What becomes of an event, by how likely it is. */
const FATES = { straight: 0.55, held: 0.2, doubled: 0.2, dropped: 0.05 };
/** Milliseconds for which an event is held back, at most: later ones overtake it. */
const HELD_MS = 3000;
/** Milliseconds for which a customer's events are dropped with one, at most: others of the same change would tell the same. */
const DEAF_MS = 3000;
/** Of those, so many get none any more. */
const FOR_GOOD = 0.04;
/** An event that a node did not take is sent again, as the provider does. */
const AGAIN_MS = 500;
const ATTEMPTS = 6;

/** Stands between the payment provider and the nodes: each event goes to any of them; it is held, doubled, dropped, or goes straight on. */
export async function startRelay(urls, next) {
  const underWay = new Set();
  const deafUntil = new Map();
  const seen = { events: 0, held: 0, doubled: 0, dropped: 0 };
  const post = async (event) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await isTaken(urls[Math.floor(next() * urls.length)], event)) return;
      await pause(AGAIN_MS);
    }
  };
  const meet = {
    straight: post,
    doubled: (event) => Promise.all([post(event), post(event), post(event)]),
    held: (event) => pause(next() * HELD_MS).then(() => post(event)),
    dropped: async () => undefined,
  };
  const fateFor = (customer) => {
    if (wall() < (deafUntil.get(customer) ?? 0)) return 'dropped';
    const fate = fateOf(next());
    if (fate === 'dropped') deafUntil.set(customer, wall() + (next() < FOR_GOOD ? Number.POSITIVE_INFINITY : next() * DEAF_MS));
    return fate;
  };
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    // The provider is answered at once: its clock does not wait for the nodes.
    response.end();
    const body = Buffer.concat(parts);
    const fate = fateFor(JSON.parse(body).data.object.customer ?? null);
    seen.events += 1;
    if (fate !== 'straight') seen[fate] += 1;
    const going = meet[fate]({ body, signature: request.headers['stripe-signature'] });
    underWay.add(going);
    going.finally(() => underWay.delete(going));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    seen,
    /** Resolves when nothing is held back any more. */
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function isTaken(url, { body, signature }) {
  try {
    const answer = await fetch(`${url}/api/stripe/webhook`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function fateOf(number) {
  let sum = 0;
  for (const [fate, share] of Object.entries(FATES)) {
    sum += share;
    if (number < sum) return fate;
  }
  return 'straight';
}
