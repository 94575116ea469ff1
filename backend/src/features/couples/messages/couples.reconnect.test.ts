import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { chaosCouple } from '../../../testing/chaos-couple.ts';
import { startModelDouble } from '../../../testing/model-double.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { startNode } from '../../../testing/test-node.ts';
import { WAIT } from '../../../testing/wait.ts';

/* Everyone on a killed node reconnects at once. The long form, with 2,000: `npm run soak -- --only reconnect`. */
const COUPLES = 25;

const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
// Without a counsellor: only the reconnections matter here.
model.play(() => undefined);
const options = { databaseUrl: database.url, modelUrl: model.url, env: { RATE_LIMIT_FACTOR: '100' } };
const [first, second] = await Promise.all([startNode(options), startNode(options)]);
const couples = await Promise.all(Array.from({ length: COUPLES }, (_, number) => chaosCouple([first.url, second.url], number)));
const other = await chaosCouple([second.url], COUPLES);
const crowd = couples.flat();
afterAll(async () => {
  for (const client of [...crowd, ...other]) client.close();
  await Promise.all([first, second].map((node) => node.kill('SIGKILL')));
  await model.close();
  await database.close();
});

it('fifty pages of a killed node reconnect with everything, without disturbing the others', async () => {
  const before = crowd.map(({ page }) => page.connectedAt.length);
  await first.kill('SIGKILL');
  // Written while nobody is connected: by the first of each couple, and by the others all the while.
  const said = couples.map(([client]) => {
    const text = `Before anyone is back ${randomUUID()}`;
    client.write(text);
    return text;
  });
  for (let number = 0; number < 20; number++) other[number % 2]?.write(`Line ${number}`);
  await Promise.all([...other, ...crowd].map((client) => client.sent()));
  const shows = ({ page }: (typeof crowd)[number], text: string): boolean => page.screen.some((seen) => seen.text === text);
  await vi.waitUntil(() => couples.every((pair, at) => pair.every((client) => shows(client, said[at] ?? ''))), WAIT);
  expect(crowd.every(({ page }, at) => page.connectedAt.length > (before[at] ?? 0))).toBe(true);
  expect(other.map(({ page, refused }) => [page.connectedAt.length, refused, page.screen.length])).toEqual([
    [1, 0, 20],
    [1, 0, 20],
  ]);
  const rows = await database.query(
    `select count(*)::int as count, count(distinct message)::int as different from couples_messages`,
  );
  expect(rows).toEqual([{ count: COUPLES + 20, different: COUPLES + 20 }]);
});
