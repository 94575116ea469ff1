import { expect, it } from 'vitest';
import { createCouple, openPage, poll, roomIn } from '../../../testing/couples.ts';
import { useCluster } from '../../../testing/use-cluster.ts';

const { one, other } = await useCluster();

it('counts each partner once, with any number of pages on any node', async () => {
  const { token, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token);
  const pages = [await openPage(partner, token), await openPage(partner.at(other.url), token)];
  await expect.poll(async () => roomIn(await poll(creator.browser, token)).presence).toEqual(['partner1', 'partner2']);
  pages[0]?.socket.disconnect();
  // The push of an earlier change may still be on its way.
  const left = new Promise<void>((resolve) =>
    hers.socket.on('couples:presence', ({ presence }) => presence.length === 1 && resolve()),
  );
  const before = Date.now();
  pages[1]?.socket.disconnect();
  await left;
  expect(roomIn(await poll(creator.browser, token)).presence).toEqual(['partner1']);
  // A reload does not count as leaving.
  expect(Date.now() - before).toBeGreaterThan(1000);
});

it('forgets a page that disconnected while opening, or that only chose a language', async () => {
  const { token, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token);
  const hasty = await partner.socket();
  void hasty.emitWithAck('couples:open', { token, language: 'nl' }).catch(() => undefined);
  setImmediate(() => hasty.disconnect());
  const reader = await partner.at(other.url).socket();
  await reader.emitWithAck('couples:language', { token, language: 'nl' });
  reader.disconnect();
  await expect.poll(async () => roomIn(await poll(creator.browser, token)).presence).toEqual(['partner1']);
  hers.socket.disconnect();
  await expect.poll(async () => roomIn(await poll(partner, token)).presence).toEqual(['partner2']);
});
