// Honest people, in a process of their own, so that the attackers' work does not delay their clocks: couples who write, and users who ask for
// advice and talk about it. Reports, when asked, the calls since the last time.
import { once } from 'node:events';
import { pause, wall } from '../../lib/clock.mjs';
import { call } from '../lib/http.mjs';

const EVERY_MS = { couples: 2000, users: 3000 };
const PATIENCE_MS = 60_000;

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
const [{ urls, couples, users }] = await once(process, 'message');
let calls = [];
let turn = 0;
let isOver = false;

async function ask(what, { cookie, ip }, method, path, body) {
  const order = { method, path, body, cookie, ip, timeoutMs: PATIENCE_MS };
  const at = wall();
  let answer = await call(urls[turn++ % urls.length], order);
  // The node closed an idle connection in the moment in which it was used again.
  if (answer.status === 0) answer = await call(urls[turn++ % urls.length], order);
  calls.push({ what, at, ms: wall() - at, status: answer.status, code: answer.body.code ?? null });
  return answer;
}

async function write({ token, partners }, number) {
  for (let n = 0; !isOver; n++) {
    await pause(EVERY_MS.couples * (0.5 + Math.random()));
    const body = { sessionToken: token, message: `Message ${number}.${n}: shall we walk on Sunday, and talk?`, language: 'en' };
    await ask('message', partners[n % 2], 'POST', '/api/couples/message', body);
    await ask('poll', partners[(n + 1) % 2], 'GET', `/api/couples/session/${token}`);
  }
}

async function talk(user) {
  while (!isOver) {
    await pause(EVERY_MS.users * (0.5 + Math.random()));
    const body = { category: 'work', adviceStyle: 'practical', language: 'en', description: 'My team never asks what I think.' };
    const { body: answer } = await ask('advice', user, 'POST', '/api/advice/generate', body);
    await ask('history', user, 'GET', '/api/advice/history');
    if (answer.session)
      await ask('chat', user, 'POST', `/api/chat/${answer.session.id}`, { message: 'And if they do not answer?' });
  }
}

const going = [...couples.map(write), ...users.map(talk)];
process.send({ said: 'going' });
for (;;) {
  const [{ stop }] = await once(process, 'message');
  if (stop) {
    isOver = true;
    await Promise.all(going);
  }
  process.send({ said: 'calls', calls });
  calls = [];
}
