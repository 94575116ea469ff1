// Plays many partners' pages behind a proxy in a process of its own: connects them, and tells at each question when each of them has connected.
import { once } from 'node:events';
import { Jar } from '../lib/jar.mjs';
import { againAsClient, Page } from '../lib/page.mjs';

const CONNECT_AT_ONCE = 20;

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
const [{ url, seats }] = await once(process, 'message');
const pages = seats.map(
  ({ session, role, address }) =>
    new Page({
      urls: [url],
      session,
      role,
      ip: address,
      againMs: againAsClient,
      jar: new Jar(url, session.cookies[role], address),
    }),
);
for (let from = 0; from < pages.length; from += CONNECT_AT_ONCE)
  await Promise.all(pages.slice(from, from + CONNECT_AT_ONCE).map((page) => page.start()));
process.send({ said: 'connected' });
process.on('message', ({ expected = {} }) => {
  const isBack = ({ socket, caughtUpAt, connectedAt }) => socket?.connected && caughtUpAt.at(-1) >= connectedAt.at(-1);
  process.send({
    said: 'here they are',
    connectedAt: pages.map(({ connectedAt }) => connectedAt),
    missing: pages.filter((page) => !isBack(page)).length,
    lacking: pages.filter(({ session, screen }) => expected[session.id] && !screen.has(expected[session.id])).length,
  });
});
