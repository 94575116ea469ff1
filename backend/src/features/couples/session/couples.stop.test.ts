import { afterAll, expect, it, vi } from 'vitest';
import { pause } from '../../../lib/pause.ts';
import { chaosCouple } from '../../../testing/chaos-couple.ts';
import { type Judgement, judge, readStored } from '../../../testing/couples-checker.ts';
import { startModelDouble } from '../../../testing/model-double.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { startNode } from '../../../testing/test-node.ts';
import { WAIT } from '../../../testing/wait.ts';

/* A node stops while couples write and the counsellor replies. The long form: `npm run soak -- --only sigterm`. */
const COUPLES = 5;
const WRITE_EVERY_MS = 150;

const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
const options = { databaseUrl: database.url, modelUrl: model.url, env: { RATE_LIMIT_FACTOR: '100' } };
const [first, second] = await Promise.all([startNode(options), startNode(options)]);
const urls = [first.url, second.url];
const clients = (await Promise.all(Array.from({ length: COUPLES }, (_, number) => chaosCouple(urls, number)))).flat();
afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all([first, second].map((node) => node.kill('SIGKILL')));
  await model.close();
  await database.close();
});

it('a stopping node fails no message, leaves no question unanswered, and ends in time', async () => {
  let writing = 0;
  model.play(async (played, call) => {
    writing += 1;
    let open = true;
    void played.aborted.then(() => {
      open = false;
    });
    for (let piece = 1; open && piece <= 10; piece++) {
      played.send(`Piece ${piece} of answer ${call}. `);
      await pause(80);
    }
    if (open) played.finish();
  });
  let going = true;
  const chats = clients.map(async (client) => {
    for (let number = 1; going; number++) {
      // A call by name is answered at once, so that the counsellor writes all the time.
      client.write(
        number % 8 === 0 ? `@counsellor line ${number} of ${client.page.role}` : `Line ${number} of ${client.page.role}`,
      );
      await pause(WRITE_EVERY_MS * (0.5 + Math.random()));
    }
  });
  await vi.waitUntil(() => writing > 0, WAIT);
  expect(await first.kill('SIGTERM')).toBe(0);
  // All continue on the other node.
  const said = clients.map(({ page }) => page.sent.length);
  await vi.waitUntil(() => clients.every(({ page }, at) => page.sent.slice(said[at]).some(({ ackedAt }) => ackedAt)), WAIT);
  going = false;
  await Promise.all(chats);
  await Promise.all(clients.map((client) => client.sent()));
  const look = async (): Promise<Judgement> =>
    judge({ records: clients.map(({ page }) => page), outages: [], ...(await readStored(database.url)) });
  const judged = await vi
    .waitUntil(async () => (await look().then(({ faults }) => faults.length === 0)) && look(), { ...WAIT, interval: 250 })
    .catch(look);
  expect(judged.faults).toEqual([]);
  expect(judged.answers).toBeGreaterThanOrEqual(COUPLES);
  expect(clients.every(({ refused }) => refused === 0)).toBe(true);
});
