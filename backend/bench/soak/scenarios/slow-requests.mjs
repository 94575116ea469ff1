import { pause, wall } from '../../lib/clock.mjs';
import { askNode } from '../lib/ask-node.mjs';
import { alternate, p99Figure } from '../lib/beside.mjs';
import { startLoad } from '../lib/fork.mjs';
import { fieldsOfCalls, hostileStrings } from '../lib/hostile.mjs';
import { call } from '../lib/http.mjs';
import { rawSocket } from '../lib/raw-socket.mjs';
import { startWorld } from '../lib/world.mjs';

/** The long form holds the slow requests until the last must have been closed. */
const SIZES = {
  full: { couples: 10, requests: 2000, ms: 20_000, rounds: 3, holdMs: 120_000, large: 40 },
  quick: { couples: 5, requests: 400, ms: 8000, rounds: 1, holdMs: 0, large: 10 },
};
const WRITE_EVERY_MS = 200;
const PROBE_EVERY_MS = 20;
const STALL_MS = 50;
const [FRAME, BODY] = [1024 * 1024, 10 * 1024 * 1024];
const DEEP = 15_000;
const LENGTHS = [5000, 1900];

/** Requests without an end, strings that make patterns slow, and packets and bodies that are too large or too deep. */
export async function run({ quick, say, keep }) {
  const { couples, requests, ms, rounds, holdMs, large } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 1, execArgv: ['--import', new URL('../lib/stall.mjs', import.meta.url).pathname] });
  const slow = await startLoad('slow-requests.mjs');
  keep(async () => {
    slow.stop();
    await world.stop();
  });
  const [node] = world.nodes;
  const [theirs, ...sessions] = await world.couples(couples + 1);
  const pages = await world.open(sessions);
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const chats = [...pages.map((page) => page.chat(going, WRITE_EVERY_MS)), probe(world, theirs, going)];

  let closed = { header: [], body: [] };
  let left = 0;
  const held = await alternate(world, {
    rounds,
    ms,
    accept: () => true,
    say,
    async disturb(round) {
      const at = wall();
      await slow.ask({ url: node.url, count: requests });
      return async () => {
        if (round === rounds - 1) await pause(Math.max(0, at + holdMs - wall()));
        const answer = await slow.ask({ stop: true });
        if (round === rounds - 1) ({ closed, left } = answer);
      };
    },
  });
  await pause(1000);
  await askNode(node, 'stalled');
  await pause(5000);
  const undisturbed = await askNode(node, 'stalled');
  const strings = await sendStrings(node, theirs, say);
  const sizes = await sendLarge(node, theirs, large, say);
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge();
  say(
    `${closed.header.length} slow headers and ${closed.body.length} slow bodies were closed after up to ${Math.round(Math.max(0, ...closed.header, ...closed.body) / 1000)} s; ${left} were still open`,
  );
  return {
    injected: `${requests} slow requests, ${strings.calls} hostile strings, ${3 * large} large or deep`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults: [...strings.faults, ...sizes.faults],
    figures: [
      p99Figure(`others’ p99, ${requests} slow requests`, held, 1.5),
      ...(holdMs > 0 ? [{ what: `slow requests that are open after ${holdMs / 1000} s`, ours: left, atMost: 0 }] : []),
      { what: 'longest stall, undisturbed', unit: 'ms', ours: undisturbed },
      { what: 'longest stall, hostile strings', unit: 'ms', ours: strings.stall, atMost: STALL_MS },
      { what: 'longest stall, large and deep', unit: 'ms', ours: sizes.stall, atMost: STALL_MS },
    ],
  };
}

/** Other calls, one after the other. */
async function probe(world, session, until) {
  while (wall() < until) {
    const at = wall();
    const { status } = await call(world.urls[0], { path: '/api/auth/user', cookie: session.cookies.partner1, ip: '10.252.0.1' });
    world.tally.add('GET user', at, status);
    await pause(PROBE_EVERY_MS);
  }
}

/** Each hostile string in each field of each call, and in the events of the live channel. */
async function sendStrings(node, session, say) {
  const faults = [];
  let [calls, stall, worstIn] = [0, 0, ''];
  const raw = await rawSocket(node.url, { cookie: session.cookies.partner1, ip: '10.254.0.1' });
  raw.socket.on('error', () => undefined);
  raw.socket.resume();
  for (const order of fieldsOfCalls(session))
    for (const field of Object.keys(order.body)) {
      for (const text of LENGTHS.flatMap(hostileStrings)) {
        calls += 1;
        const body = { ...order.body, [field]: typeof order.body[field] === 'string' ? text : { [text]: text } };
        const { status } = await call(node.url, { method: 'POST', ...order, body, ip: `10.220.${calls >> 8}.${calls & 255}` });
        // A clear 503: without a mail server no link can be sent.
        if (status <= 0 || (status >= 500 && status !== 503)) faults.push(`${field} of ${order.path} was answered ${status}`);
      }
      const worst = await askNode(node, 'stalled');
      if (worst > stall) [stall, worstIn] = [worst, `${field} of ${order.path}`];
    }
  for (const text of LENGTHS.flatMap(hostileStrings)) {
    raw.emit('couples:open', { token: text, language: text });
    raw.emit('couples:send', { token: session.token, clientMessageId: text, message: text, language: text, country: text });
    raw.emit(text, text);
  }
  await call(node.url, { path: '/healthz' });
  stall = Math.max(stall, await askNode(node, 'stalled'));
  raw.socket.destroy();
  say(`${calls} hostile strings; the longest stall was ${stall.toFixed(1)} ms, in ${worstIn || 'events'}`);
  return { calls, stall, faults };
}

/** Packets of 1 MB, bodies of 10 MB, and JSON of many levels. */
async function sendLarge(node, session, count, say) {
  const faults = [];
  const closes = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const raw = await rawSocket(node.url, { cookie: session.cookies.partner1, ip: `10.230.0.${number}` });
      const gone = new Promise((resolve) => {
        raw.socket.once('error', () => resolve(true));
        raw.socket.once('close', () => resolve(true));
      });
      raw.socket.resume();
      raw.emit('couples:send', { token: session.token, message: 'a'.repeat(FRAME) });
      const closed = await Promise.race([gone, pause(10_000).then(() => false)]);
      raw.socket.destroy();
      return closed;
    }),
  );
  if (!closes.every(Boolean))
    faults.push(`${closes.filter((closed) => !closed).length} packets of 1 MB did not close their connection`);
  const large = JSON.stringify({ email: 'a'.repeat(BODY) });
  const nested = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
  const deep = `{"email":${nested},"password":${nested}}`;
  const statuses = { large: {}, deep: {} };
  for (let number = 0; number < count; number++)
    for (const [kind, sent] of Object.entries({ large, deep })) {
      const { status } = await call(node.url, { method: 'POST', path: '/api/auth/login', text: sent, ip: `10.231.0.${number}` });
      statuses[kind][status] = (statuses[kind][status] ?? 0) + 1;
      // A connection closed midway counts as a 413.
      if (status >= 500 || status < 0) faults.push(`a ${kind} body was answered ${status}`);
    }
  const stall = await askNode(node, 'stalled');
  say(`bodies of 10 MB were answered ${JSON.stringify(statuses.large)}, deep ones ${JSON.stringify(statuses.deep)}`);
  return { stall, faults };
}
