// Plays many partners' pages in a process of its own: connects them, reports it, and reports when each has caught up again.
import { once } from 'node:events';
import { pause, wall } from '../../lib/clock.mjs';
import { Page } from '../lib/page.mjs';

const CONNECT_AT_ONCE = 40;
const LOOK_EVERY_MS = 50;

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
const [{ urls, seats }] = await once(process, 'message');
const pages = seats.map(({ session, role, ip }) => new Page({ urls, session, role, ip }));
for (let from = 0; from < pages.length; from += CONNECT_AT_ONCE)
  await Promise.all(pages.slice(from, from + CONNECT_AT_ONCE).map((page) => page.start()));
process.send({ said: 'connected' });

const [{ timeoutMs }] = await once(process, 'message');
// The kill closed all of them; from then on each opens its session anew.
const opened = pages.map(({ caughtUpAt }) => caughtUpAt.length);
process.send({ said: 'counted' });
const until = wall() + timeoutMs;
const isBack = (page, at) => page.caughtUpAt.length > opened[at];
while (wall() < until && !pages.every(isBack)) await pause(LOOK_EVERY_MS);
process.send({
  said: 'back',
  at: pages.filter(isBack).map(({ caughtUpAt }) => caughtUpAt.at(-1)),
  missing: pages.filter((page, at) => !isBack(page, at)).length,
});
// Its screen has the messages that were sent meanwhile.
const [{ expected }] = await once(process, 'message');
const lacks = () => pages.filter(({ session, screen }) => expected[session.id] && !screen.has(expected[session.id])).length;
const last = wall() + 2000;
while (wall() < last && lacks() > 0) await pause(LOOK_EVERY_MS);
process.send({ said: 'seen', lacking: lacks() });
