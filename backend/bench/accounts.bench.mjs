import { once } from 'node:events';
import { pause } from './lib/clock.mjs';
import { median, percentile } from './lib/numbers.mjs';
import { cpuOf, memoryOf } from './lib/proc.mjs';
import { startProduct, startProgram, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

const PASSWORD = 'correct horse battery';
const SIZES = { full: { rounds: 3, ms: 4000, guesses: 200 }, quick: { rounds: 1, ms: 1500, guesses: 40 } };
/** Callers of one route at once, and sign-ins at once. */
const CALLERS = 20;
const FLOOD = 500;

/** The session's look-up, sign-in's own work, and the cost of a flood of sign-ins for other calls. */
export async function accountsBench({ database, model, quick, profile, say }) {
  const { rounds, ms, guesses } = quick ? SIZES.quick : SIZES.full;
  const product = await startProduct({ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url }, profile);
  const bare = await startProgram('baseline/session.mjs');
  const [load, flood] = [await startProgram('load/calls.mjs'), await startProgram('load/calls.mjs')];
  const play = async ({ child, ended }, order) => {
    child.send(order);
    return (await Promise.race([once(child, 'message'), ended]))[0];
  };

  const email = 'clara@example.com';
  const { cookie, device } = await signUp(product.url, email);
  const bareCookie = cookieOf(await fetch(`${bare.url}/sign-in`, { method: 'POST' }));
  const targets = {
    product: { ...product, path: '/api/auth/user', cookie },
    bare: { ...bare, path: '/user', cookie: bareCookie },
  };

  const perCpu = { product: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const [name, target] of Object.entries(targets)) {
      const before = cpuOf(target.pid);
      const { took, statuses } = await play(load, {
        url: target.url + target.path,
        headers: { Cookie: target.cookie },
        callers: CALLERS,
        ms,
      });
      if (statuses[200] !== took.length) throw new Error(`${name} answered ${JSON.stringify(statuses)}`);
      const rate = took.length / (cpuOf(target.pid) - before);
      // The first round warms up.
      if (round > 0) perCpu[name].push(rate);
      say(`session ${round}, ${name}: ${Math.round(rate)} calls per CPU-second`);
    }
  }

  // A wrong password for a known and an unknown address, alternately, so that a disturbance hits both.
  const login = `${product.url}/api/auth/login`;
  const times = { known: [], unknown: [] };
  for (let guess = 0; guess < guesses; guess++)
    for (const [name, address] of [
      ['known', email],
      ['unknown', 'nobody@example.com'],
    ]) {
      const { took, statuses } = await play(load, {
        url: login,
        method: 'POST',
        bodies: [JSON.stringify({ email: address, password: 'not this one' })],
        headers: { 'X-Forwarded-For': `10.9.${guess >> 8}.${guess & 255}` },
        callers: 1,
        calls: 1,
      });
      if (!statuses[401]) throw new Error(`A wrong password was answered ${JSON.stringify(statuses)}`);
      times[name].push(took[0]);
    }
  const known = median(times.known);
  const unknown = median(times.unknown);
  // Sign-in without its hash: one refused by its form alone, and the whole less the hash.
  const hash = await hashTime();
  const { took: own } = await play(load, {
    url: login,
    method: 'POST',
    bodies: [JSON.stringify({ email, password: PASSWORD })],
    // In the browser that it registered in, as most users do.
    headers: { Cookie: device },
    callers: 1,
    calls: guesses,
  });
  say(`sign-in: ${median(own).toFixed(1)} ms, of which the hash ${hash.toFixed(1)} ms`);

  // Other calls: the same route's latency, at rest, and with five hundred waiting sign-ins.
  const others = { url: product.url + targets.product.path, headers: { Cookie: cookie }, callers: 4, ms };
  const rest = await play(load, others);
  const before = memoryOf(product.pid);
  const flooding = play(flood, {
    url: login,
    method: 'POST',
    bodies: [JSON.stringify({ email, password: PASSWORD })],
    headers: Array.from({ length: FLOOD }, (_, index) => ({ 'X-Forwarded-For': `10.8.${index >> 8}.${index & 255}` })),
    callers: FLOOD,
    calls: FLOOD,
  });
  await pause(100);
  const busy = await play(load, others);
  const during = memoryOf(product.pid);
  const flooded = await flooding;
  say(`five hundred sign-ins: ${JSON.stringify(flooded.statuses)} in ${flooded.seconds.toFixed(1)} s`);
  for (const { child } of [product, bare, load, flood]) await stop(child);

  const p99 = ({ took }) => percentile(took, 0.99);
  return [
    {
      title: 'Accounts',
      rows: [
        row({
          what: 'the signed-in user, calls per CPU-second',
          unit: '/s',
          ours: median(perCpu.product),
          bare: median(perCpu.bare),
          atLeast: 0.7,
        }),
        row({ what: 'sign-in without its hash, p50', unit: 'ms', ours: median(own) - hash, atMost: 5 }),
        row({
          what: 'wrong password: address known, beside unknown',
          unit: 'ms',
          ours: known,
          bare: unknown,
          ratio: Math.max(known / unknown, unknown / known),
          atMost: 1.05,
        }),
        row({ what: 'others’ p99 during 500 sign-ins, beside rest', unit: 'ms', ours: p99(busy), bare: p99(rest), atMost: 2 }),
        row({ what: 'memory that these add', unit: 'MiB', ours: during - before, atMost: 150 }),
      ],
    },
  ];
}

async function signUp(url, email) {
  const body = {
    firstName: 'Clara',
    lastName: 'Almeida',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    dateOfBirth: '1990-03-09',
  };
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (reply.status !== 201) throw new Error(`Registration answered ${reply.status}`);
  return { cookie: cookieOf(reply), device: cookieOf(reply, /device=/) };
}

/** One cookie that a reply sets. */
function cookieOf(reply, name = /sid=/) {
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => name.test(cookie));
}

/** Milliseconds of one password check in an otherwise idle process. */
async function hashTime() {
  const { createPasswords } = await import('../dist/lib/passwords.js');
  const passwords = createPasswords();
  const stored = await passwords.hash(PASSWORD);
  const times = [];
  for (let time = 0; time < 30; time++) {
    const at = performance.now();
    await passwords.verify(stored, PASSWORD);
    times.push(performance.now() - at);
  }
  return median(times);
}
