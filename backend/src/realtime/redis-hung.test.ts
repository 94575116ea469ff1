import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '../testing/accounts.ts';
import { join, openPage, say, sessionIn } from '../testing/couples.ts';
import { mortalRedis } from '../testing/faults.ts';
import { type ModelDouble, startModelDouble } from '../testing/model-double.ts';
import { Browser } from '../testing/test-browser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startNode, type TestNode } from '../testing/test-node.ts';

let database: TestDatabase;
let model: ModelDouble;
let redis: Awaited<ReturnType<typeof mortalRedis>>;
let nodes: TestNode[];

beforeAll(async () => {
  [database, model, redis] = await Promise.all([cloneDatabase(), startModelDouble(), mortalRedis()]);
  const options = { databaseUrl: database.url, modelUrl: model.url, redisUrl: redis.url };
  // One node's clock is half a minute slow.
  const slow = `data:text/javascript,${encodeURIComponent('const now = Date.now; Date.now = () => now() - 30_000;')}`;
  nodes = await Promise.all([startNode(options), startNode({ ...options, env: { NODE_OPTIONS: `--import=${slow}` } })]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
  await redis.remove();
  await model.close();
  await database.close();
});

const degradedAt = async (browser: Browser): Promise<unknown> => (await browser.call('GET', '/readyz')).body.degraded;

it('a hung Redis is reported, and keeps no message, presence or reply from two partners on two nodes with different clocks', async () => {
  const [one, other] = nodes;
  if (!one || !other) throw new Error('two nodes are needed');
  const creator = new Browser(one.url, '10.7.0.1');
  const partner = new Browser(other.url, '10.7.0.2');
  await creator.call('POST', '/api/auth/register', registration());
  await partner.call('POST', '/api/visitor');
  const { sessionToken: token } = sessionIn(await creator.call('POST', '/api/couples/create-session', { sessionName: 'Two' }));
  if (!token) throw new Error('no session was made');
  expect((await join(partner, token, 'Tomás')).status).toBe(200);
  const [hers, his] = [await openPage(creator, token), await openPage(partner, token)];
  // Each node sees the other's reader, although the clocks are 30 s apart.
  const presenceAt = async (browser: Browser): Promise<unknown> =>
    (await browser.call('GET', `/api/couples/session/${token}`)).body.presence;
  for (const browser of [creator, partner]) await expect.poll(() => presenceAt(browser)).toEqual(['partner1', 'partner2']);

  redis.freeze();
  for (const browser of [creator, partner]) await expect.poll(() => degradedAt(browser), { interval: 20 }).toEqual(['redis']);
  const came = new Promise((resolve) => his.socket.on('couples:message', ({ message }) => resolve(message.message)));
  await say(hers.socket, token, 'Are you still there?');
  expect(await came).toBe('Are you still there?');
  redis.thaw();
  for (const browser of [creator, partner]) await expect.poll(() => degradedAt(browser)).toEqual([]);
  const again = new Promise((resolve) => hers.socket.on('couples:typing', resolve));
  // Typing is pushed through Redis alone.
  await expect
    .poll(async () => {
      await his.socket.emitWithAck('couples:typing', { token, isTyping: true });
      return Promise.race([again, new Promise((resolve) => setTimeout(resolve, 100, null))]);
    })
    .toMatchObject({ role: 'partner2' });
  hers.socket.disconnect();
  his.socket.disconnect();
});
