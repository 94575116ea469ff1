import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { chaosCouple } from '../../testing/chaos-couple.ts';
import { startModelDouble } from '../../testing/model-double.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { startNode } from '../../testing/test-node.ts';

/* Everyone on a node that is killed comes back at once. The long form, with 2,000: `npm run soak -- --only reconnect`. */
const COUPLES = 25;

const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
// Nobody answers: who is back is what is looked at.
model.play(() => undefined);
const options = { databaseUrl: database.url, modelUrl: model.url, env: { RATE_LIMIT_FACTOR: '100' } };
const [first, second] = await Promise.all([startNode(options), startNode(options)]);
const couples = await Promise.all(Array.from({ length: COUPLES }, (_, number) => chaosCouple([first.url, second.url], number)));
const other = await chaosCouple([second.url], COUPLES);
const crowd = couples.flat();
afterAll(async () => {
  for (const walker of [...crowd, ...other]) walker.close();
  await Promise.all([first, second].map((node) => node.kill('SIGKILL')));
  await model.close();
  await database.drop();
});

it('fifty pages of a node that was killed are back with everything, and the others notice nothing', async () => {
  const before = crowd.map(({ walked }) => walked.connectedAt.length);
  await first.kill('SIGKILL');
  // Said while nobody hears it: by each couple's first, who is not connected either, and by the others all the while.
  const said = couples.map(([walker]) => {
    const text = `Before anyone is back ${randomUUID()}`;
    walker.write(text);
    return text;
  });
  for (let number = 0; number < 20; number++) other[number % 2]?.write(`Line ${number}`);
  await Promise.all([...other, ...crowd].map((walker) => walker.sent()));
  const shows = ({ walked }: (typeof crowd)[number], text: string): boolean => walked.screen.some((seen) => seen.text === text);
  await vi.waitUntil(() => couples.every((pair, at) => pair.every((walker) => shows(walker, said[at] ?? ''))), {
    timeout: 15_000,
  });
  expect(crowd.every(({ walked }, at) => walked.connectedAt.length > (before[at] ?? 0))).toBe(true);
  expect(other.map(({ walked, refused }) => [walked.connectedAt.length, refused, walked.screen.length])).toEqual([
    [1, 0, 20],
    [1, 0, 20],
  ]);
  const rows = await database.query(
    `select count(*)::int as count, count(distinct message)::int as different from couples_messages`,
  );
  expect(rows).toEqual([{ count: COUPLES + 20, different: COUPLES + 20 }]);
}, 60_000);
