import { afterAll, expect, it, vi } from 'vitest';
import { pause } from '../../lib/pause.ts';
import { chaosCouple } from '../../testing/chaos-couple.ts';
import { type Judgement, judge, readStored } from '../../testing/couples-checker.ts';
import { startModelDouble } from '../../testing/model-double.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { startNode } from '../../testing/test-node.ts';

/* A node is told to stop while couples write and the counsellor answers. The long form: `npm run soak -- --only sigterm`. */
const COUPLES = 5;
const WRITE_EVERY_MS = 150;
/** Milliseconds that a stop may take, and for the last answers. */
const GONE_MS = 30_000;
const QUIET_MS = 25_000;

const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
const options = { databaseUrl: database.url, modelUrl: model.url, env: { RATE_LIMIT_FACTOR: '100' } };
const [first, second] = await Promise.all([startNode(options), startNode(options)]);
const urls = [first.url, second.url];
const walkers = (await Promise.all(Array.from({ length: COUPLES }, (_, number) => chaosCouple(urls, number)))).flat();
afterAll(async () => {
  for (const walker of walkers) walker.close();
  await Promise.all([first, second].map((node) => node.kill('SIGKILL')));
  await model.close();
  await database.drop();
});

it(
  'a node that is told to stop fails no message, leaves no question unanswered, and is gone in time',
  async () => {
    let writing = 0;
    model.play(async (played, call) => {
      writing += 1;
      let open = true;
      void played.gone.then(() => {
        open = false;
      });
      for (let piece = 1; open && piece <= 10; piece++) {
        played.send(`Piece ${piece} of answer ${call}. `);
        await pause(80);
      }
      if (open) played.finish();
    });
    let going = true;
    const chats = walkers.map(async (walker) => {
      for (let number = 1; going; number++) {
        // A call by name is answered at once, so that the counsellor writes all the while.
        walker.write(
          number % 8 === 0 ? `@counsellor line ${number} of ${walker.walked.role}` : `Line ${number} of ${walker.walked.role}`,
        );
        await pause(WRITE_EVERY_MS * (0.5 + Math.random()));
      }
    });
    await vi.waitUntil(() => writing > 0, { timeout: 15_000 });
    const began = Date.now();
    expect(await first.kill('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(GONE_MS);
    // All go on at the other node.
    const said = walkers.map(({ walked }) => walked.sent.length);
    await vi.waitUntil(() => walkers.every(({ walked }, at) => walked.sent.slice(said[at]).some(({ ackedAt }) => ackedAt)), {
      timeout: 15_000,
    });
    going = false;
    await Promise.all(chats);
    await Promise.all(walkers.map((walker) => walker.sent()));
    const look = async (): Promise<Judgement> =>
      judge({ walks: walkers.map(({ walked }) => walked), outages: [], ...(await readStored(database.url)) });
    const judged = await vi
      .waitUntil(async () => (await look().then(({ faults }) => faults.length === 0)) && look(), {
        timeout: QUIET_MS,
        interval: 250,
      })
      .catch(look);
    expect(judged.faults).toEqual([]);
    expect(judged.answers).toBeGreaterThanOrEqual(COUPLES);
    expect(walkers.every(({ refused }) => refused === 0)).toBe(true);
  },
  GONE_MS + QUIET_MS + 30_000,
);
