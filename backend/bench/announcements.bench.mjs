import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { now, pause } from './lib/clock.mjs';
import { makeDatabase } from './lib/couples.mjs';
import { percentile } from './lib/numbers.mjs';
import { startProduct, startProgram, stop } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { row } from './lib/table.mjs';

const SIZES = { full: { pages: 2000, changes: 20 }, quick: { pages: 400, changes: 6 } };
const OWNER = { email: 'owner@example.com', password: 'the password of the bench' };
const ADMIN_PASSWORD = 'the second secret of the bench';
/** Milliseconds between two changes, as between two clicks. */
const REST_MS = 200;

/** An admin's change of announcements, until it is on every page of two nodes; and what it costs the database. */
export async function announcementsBench({ database: server, model, quick, profile, say }) {
  const { pages, changes } = quick ? SIZES.quick : SIZES.full;
  const redis = await startRedis();
  if (!redis) say('redis-server is not on the path: two nodes without it, which announcements do not need');
  const database = await makeDatabase(server, 'announcements');
  const env = {
    ...{ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url },
    ...{ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password },
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const counted = [...profile, `--import=${join(import.meta.dirname, 'lib/statements.mjs')}`];
  const nodes = [await startProduct(env, counted), await startProduct(env, counted)];
  const load = await startProgram('load/announcements.mjs');
  const heard = async () => (await Promise.race([once(load.child, 'message'), load.ended]))[0];
  const call = await signIn(nodes[0].url);
  load.child.send({ urls: nodes.map(({ url }) => url), pages });
  say(`${(await heard()).connected} pages on two nodes`);

  const announced = await call('POST', '/api/admin/announcements', { title: 'Change 0', message: 'We are back soon.' });
  const path = `/api/admin/announcements/${announced.announcement.id}`;
  const delays = [];
  const answers = [];
  await pause(1000);
  const statements = nodes.map(statementsOf);
  for (const read of statements) await read();
  for (let change = 1; change <= changes; change++) {
    const title = `Change ${change}`;
    load.child.send({ expect: title });
    await heard();
    const shown = heard();
    const at = now();
    const answered = call('PUT', path, { title, message: 'We are back soon.' }).then(() => answers.push(now() - at));
    const { at: times } = await shown;
    await answered;
    delays.push(...times.map((time) => time - at));
    await pause(REST_MS);
  }
  const counts = await Promise.all(statements.map((read) => read()));
  const readings = counts.reduce((sum, each) => sum + (each['announcements-current'] ?? 0), 0);
  for (const { child } of [...nodes, load]) await stop(child);
  await redis?.stop();
  return [
    {
      title: `An announcement on ${pages} pages of two nodes, ${changes} changes: from the admin's request, its password's hash and the commit included`,
      rows: [
        row({ what: 'on a page, p50', unit: 'ms', ours: percentile(delays, 0.5) }),
        row({ what: 'on a page, p95', unit: 'ms', ours: percentile(delays, 0.95), atMost: 1000 }),
        row({ what: 'on the last page', unit: 'ms', ours: Math.max(...delays) }),
        row({ what: "the admin's own answer, p50", unit: 'ms', ours: percentile(answers, 0.5) }),
        row({ what: 'readings of the list a change, both nodes', ours: readings / changes, atMost: 1 }),
      ],
    },
  ];
}

/** The owner's calls, with the admin password set. */
async function signIn(url) {
  const ask = async (method, path, body, cookie = '') => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const signedIn = await ask('POST', '/api/auth/login', OWNER);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  await ask('POST', '/api/admin/create-password', { password: ADMIN_PASSWORD }, cookie);
  return async (method, path, body) => (await ask(method, path, { ...body, adminPassword: ADMIN_PASSWORD }, cookie)).json();
}

/** Reads a node's statements by name, since the last reading. */
function statementsOf({ child }) {
  const lines = createInterface({ input: child.stdout });
  return async () => {
    child.kill('SIGUSR2');
    for (;;) {
      const [said] = await once(lines, 'line');
      if (said.startsWith('statements ')) return JSON.parse(said.slice('statements '.length));
    }
  };
}
