import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it } from 'vitest';
import { VERSION } from '../lib/version.ts';
import { createCouple, openPage, poll, roomIn, say } from '../testing/couples.ts';
import { startNode } from '../testing/test-node.ts';
import { useCluster } from '../testing/use-cluster.ts';

const { database, model, one, other } = await useCluster();
const third = await startNode({ databaseUrl: database.url, modelUrl: model.url, redisUrl: inject('redisUrl') });
afterAll(() => third.kill('SIGKILL'));

it('says of each node which release it is, bundled or not', async () => {
  for (const { url } of [one, third]) {
    const health = await (await fetch(`${url}/healthz`)).json();
    expect(health).toEqual({
      success: true,
      version: VERSION,
      commit: expect.toBeOneOf([null, expect.stringMatching(/^[0-9a-f]{12}$/)]),
    });
  }
});

it("survives the questions of an earlier release's node, as during an upgrade", async () => {
  // As that release asks: a reply's id, and where to answer.
  for (const question of ['replies:show', 'replies:stop'])
    Reflect.apply(one.io.serverSideEmit, one.io, [question, randomUUID(), () => undefined]);
  // Received after those: both other nodes still look.
  const looked = await one.io.serverSideEmitWithAck('cluster:show', randomUUID(), []);
  expect(looked).toHaveLength(2);
});

it('returns what another node writes, for all replies in one question, although a third node hangs', async () => {
  const couples = await Promise.all([1, 2, 3, 4].map(() => createCouple(one)));
  third.freeze();
  const releases: (() => void)[] = [];
  model.play((played) => {
    played.send('You are both talking of one long Sunday, ');
    releases.push(() => played.answer('you both.'));
  });
  // The counsellor writes on one node; the polling page is on the other.
  for (const { partner, token } of couples) await poll(partner.at(other.url), token);
  const pages = await Promise.all(couples.map(({ creator, token }) => openPage(creator.browser, token)));
  await Promise.all(pages.map(({ socket }, index) => say(socket, couples[index]?.token ?? '', '@counsellor, are you there?')));
  for (const { partner, token } of couples)
    await expect.poll(async () => roomIn(await poll(partner.at(other.url), token)).reply?.text).toContain('long Sunday');
  for (const release of releases) release();
  for (const { socket } of pages) socket.disconnect();
});
