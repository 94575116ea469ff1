import { expect, it } from 'vitest';
import { createCouple, nextPush, openPage, poll, roomIn, say } from '../../../testing/couples.ts';
import { useCluster } from '../../../testing/use-cluster.ts';

const [ours, theirs] = await Promise.all([useCluster(), useCluster()]);

it('an installation receives nothing of another in the same Redis, though their sessions have the same ids', async () => {
  const [here, there] = [await createCouple(ours.one), await createCouple(theirs.one)];
  expect(here.id).toBe(there.id);
  const page = await openPage(there.creator.browser.at(theirs.other.url), there.token);
  const stranger = await openPage(here.creator.browser, here.token);
  await say(stranger.socket, here.token, 'Not for their ears');

  // A later publication has arrived, so the earlier one was not delivered.
  const last = nextPush(page.socket, 'couples:message');
  const own = await openPage(there.partner, there.token);
  await say(own.socket, there.token, 'Our own');
  await last;
  expect(JSON.stringify(page.frames)).not.toContain('Not for their ears');
  expect(roomIn(await poll(there.creator.browser, there.token)).messages.map(({ message }) => message)).toEqual(['Our own']);

  // Presence is counted for each installation alone.
  own.socket.disconnect();
  const left = await nextPush(page.socket, 'couples:presence', ({ presence }) => presence.length === 1);
  expect(left.presence).toEqual(['partner1']);
});
