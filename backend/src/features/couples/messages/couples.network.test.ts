import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createCouple, openPage, poll, post, roomIn, say } from '../../../testing/couples.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';
import { WAIT } from '../../../testing/wait.ts';

/*
 * Networks that swallow packets without closing anything, in one or both directions. An acknowledged message is stored once, and a page that
 * comes back has everything. The long form: `npm run soak -- --only cut`.
 */
const { app, database, model } = await useApp();
// Without a counsellor: only the messages matter here.
model.play(() => undefined);

type Way = 'to the node' | 'to the page';
const swallowed = new Set<Way>();
const ends: Socket[] = [];
const line = createServer((near) => {
  const { hostname, port } = new URL(app.url);
  const far = connect(Number(port), hostname);
  ends.push(near, far);
  const flow = (from: Socket, to: Socket, way: Way): void => {
    from.on('error', () => undefined);
    from.on('data', (chunk) => swallowed.has(way) || to.write(chunk));
    // A swallowing line does not close either end.
    from.once('close', () => swallowed.has(way) || to.destroy());
  };
  flow(near, far, 'to the node');
  flow(far, near, 'to the page');
});
await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
const address = line.address();
const lineUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
afterEach(() => swallowed.clear());
afterAll(() => {
  line.close();
  for (const end of ends) end.destroy();
});

const texts = async (browser: Browser, token: string): Promise<string[]> =>
  roomIn(await poll(browser, token, '?after=0')).messages.map(({ message }) => message);

it.each<[string, Way[]]>([
  ['black-holed both ways', ['to the node', 'to the page']],
  ['half-open: the node hears nothing', ['to the node']],
  ['half-open: the page hears nothing', ['to the page']],
])('%s: no acknowledged message is lost, none is stored twice, and the page catches up', async (_name, ways) => {
  const { creator, partner, token } = await createCouple(app);
  const behind = partner.at(lineUrl);
  const { socket } = await openPage(behind, token);
  const other = await openPage(creator.browser, token);
  const first = await say(socket, token, 'Are you there?');
  for (const way of ways) swallowed.add(way);

  // Sent into the silence: no acknowledgement comes, stored or not.
  const message = { token, clientMessageId: randomUUID(), message: 'I am still here.' };
  const answers: unknown[] = [];
  socket.emit('couples:send', message, (answer) => answers.push(answer));
  const meanwhile = await say(other.socket, token, 'I am waiting.');
  if (ways.includes('to the node')) expect(await texts(creator.browser, token)).toEqual(['Are you there?', 'I am waiting.']);
  else await vi.waitFor(async () => expect(await texts(creator.browser, token)).toContain('I am still here.'), WAIT);
  expect([answers, socket.connected]).toEqual([[], true]);

  // The page drops its connection, as after a missing heartbeat; the node may still believe in it.
  swallowed.clear();
  const back = await openPage(partner.at(app.url), token, { afterId: first.id });
  if (!back.room.success) throw new Error('the session did not open');
  expect(back.room.messages.map(({ id }) => id)).toContain(meanwhile.id);
  const again = await back.socket.emitWithAck('couples:send', message);
  expect(again.success).toBe(true);
  expect((await texts(creator.browser, token)).toSorted()).toEqual(['Are you there?', 'I am still here.', 'I am waiting.']);
  expect(await texts(partner, token)).toEqual(await texts(creator.browser, token));
  await vi.waitFor(() => expect(JSON.stringify(other.frames)).toContain('I am still here.'), WAIT);
  socket.disconnect();
});

it('serves others while it writes to a black-holed page', async () => {
  const { creator, partner, token } = await createCouple(app);
  await openPage(partner.at(lineUrl), token);
  const other = await openPage(creator.browser, token);
  swallowed.add('to the page');
  for (let number = 0; number < 50; number++) await say(other.socket, token, `Line ${number}`);
  expect((await post(creator.browser, token, 'By call')).status).toBe(201);
  expect(await texts(partner, token)).toHaveLength(51);
  swallowed.clear();
  const rows = await database.query(
    `select count(*)::int as count, count(distinct "clientMessageId")::int as different from couples_messages`,
  );
  expect(Object(rows[0]).count).toBe(Object(rows[0]).different);
});
