// Plays many couples at once, in a process of its own. It connects them all, reports it, waits for the order to start, and reports the results.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { now, pause } from '../lib/clock.mjs';
import { percentile } from '../lib/numbers.mjs';

const CONNECT_AT_ONCE = 25;
/** Milliseconds between two rounds of the one timer that sends for all pages. */
const ROUND_MS = 1;
/** Milliseconds after the last message in which pushes may still arrive. */
const LAST_MS = 10_000;
const WORDS = ' I felt alone with it on Sunday, and I would like us to look at the week together before it begins.';

const partners = [];
let counts;

/** A partner's page: a socket in the session. `target` has the protocol. */
async function open(target, urls, session, role, number) {
  const url = urls[role === 'partner1' ? 0 : urls.length - 1];
  const ours = target === 'product';
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(ours
      ? {
          extraHeaders: {
            Cookie: session.cookies[role],
            'X-Forwarded-For': `10.${(number >> 14) & 255}.${(number >> 7) & 127}.${number & 127}`,
          },
        }
      : { auth: { sessionId: session.id, role } }),
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  if (ours) {
    const answer = await socket.emitWithAck('couples:open', { token: session.token });
    if (!answer.success || answer.me.role !== role) throw new Error(`A page was let in as ${answer.me?.role ?? answer.code}`);
  }
  const [sending, hearing] = ours ? ['couples:send', 'couples:message'] : ['send', 'message'];
  socket.on(hearing, ({ message }) => {
    counts.heard += 1;
    counts.delays.push(now() - Number.parseFloat(message.message));
  });
  return {
    socket,
    send(answered) {
      const message = {
        clientMessageId: randomUUID(),
        message: now().toFixed(3) + WORDS,
        ...(ours ? { token: session.token } : {}),
      };
      counts.sent += 1;
      socket.emit(sending, message, (answer) => {
        if (answer.success) counts.acknowledged += 1;
        else counts.faults.push(answer.message);
        answered?.();
      });
    },
  };
}

async function connect({ target, urls, sessions }) {
  const pages = sessions.flatMap((session) => ['partner1', 'partner2'].map((role) => [session, role]));
  while (partners.length < pages.length) {
    const from = partners.length;
    partners.push(
      ...(await Promise.all(
        pages
          .slice(from, from + CONNECT_AT_ONCE)
          .map(([session, role], index) => open(target, urls, session, role, from + index)),
      )),
    );
  }
}

const clear = () => {
  counts = { sent: 0, acknowledged: 0, heard: 0, delays: [], faults: [] };
};

/** At a set rate, even when an answer lags. */
async function playOpen({ rate, ms }) {
  const began = now();
  const most = (rate * ms) / 1000;
  while (counts.sent < most) {
    const due = Math.min(most, ((now() - began) * rate) / 1000);
    while (counts.sent < due) partners[counts.sent % partners.length].send();
    await pause(ROUND_MS);
  }
  const until = now() + LAST_MS;
  while (counts.heard < counts.sent && now() < until) await pause(10);
}

/** At full load: each page sends again when its last message is acknowledged. Counts the stretch after the warm-up. */
async function playClosed({ ms, warmMs }) {
  let going = true;
  const loops = partners.map(
    (partner) =>
      new Promise((resolve) => {
        const again = () => (going ? partner.send(again) : resolve());
        again();
      }),
  );
  await pause(warmMs);
  clear();
  process.send({ said: 'begun' });
  await pause(ms);
  const { acknowledged } = counts;
  process.send({ said: 'ended' });
  going = false;
  await Promise.all(loops);
  return acknowledged;
}

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
for (;;) {
  const [order] = await once(process, 'message');
  clear();
  await connect(order);
  process.send({ said: 'connected' });
  await once(process, 'message');
  const acknowledged = order.rate ? await playOpen(order) : await playClosed(order);
  const { sent, heard, delays, faults } = counts;
  for (const { socket } of partners.splice(0)) socket.disconnect();
  process.send({
    said: 'played',
    sent,
    heard,
    acknowledged: acknowledged ?? counts.acknowledged,
    faults,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
  });
}
