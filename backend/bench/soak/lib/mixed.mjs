import { randomUUID } from 'node:crypto';
import { pause, wall } from '../../lib/clock.mjs';
import { call, cookiesOf } from './http.mjs';

const PASSWORD = 'correct horse battery';
const AGAIN_MS = 250;
/** Milliseconds that a call is waited for; what waits for the model may outlast an outage of half a minute, and end well. */
const PATIENCE_MS = { 'POST advice': 45_000, other: 20_000 };

/** Load beside the conversations, until a time: browsers register, and ask for advice. Each repeats until it succeeds. */
export function startMixed(world, { until, advisers = 3, registrants = 2 }) {
  const asked = [];
  const registered = [];
  const at = (number) => world.urls[number % world.urls.length];
  const keepCalling = async (what, order, accept) => {
    for (let number = 0; number < 400; number++) {
      const began = wall();
      const answer = await call(at(order.at + number), { ...order, timeoutMs: PATIENCE_MS[what] ?? PATIENCE_MS.other });
      world.tally.add(what, began, answer.status, what === 'POST advice');
      if (accept(answer)) return answer;
      // An account stored without an answer is not lost: its address is taken.
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null;
      await pause(AGAIN_MS);
    }
    return null;
  };
  const adviser = async (number) => {
    while (wall() < until) {
      const ip = world.ip();
      const visitor = await keepCalling(
        'POST visitor',
        { at: number, method: 'POST', path: '/api/visitor', ip },
        ({ status }) => status === 204,
      );
      const cookie = visitor && cookiesOf(visitor);
      const body = {
        description: 'My sister Ines and I have not spoken since April.',
        category: 'family',
        adviceStyle: 'empathetic',
        language: 'en',
        requestId: randomUUID(),
      };
      const order = { at: number, method: 'POST', path: '/api/advice/generate', ip, cookie, body };
      const answer = await keepCalling('POST advice', order, ({ status }) => status === 200);
      if (answer) asked.push({ id: answer.body.session.id, cookie, ip });
    }
  };
  const registrant = async (number) => {
    while (wall() < until) {
      const ip = world.ip();
      const email = `${randomUUID()}@example.com`;
      const body = {
        firstName: 'Clara',
        lastName: 'Almeida',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        dateOfBirth: '1990-03-09',
      };
      const order = { at: number, method: 'POST', path: '/api/auth/register', ip, body };
      const answer = await keepCalling('POST register', order, ({ status }) => status === 201);
      if (answer) registered.push({ email, ip });
      await pause(AGAIN_MS);
    }
  };
  const going = Promise.all([
    ...Array.from({ length: advisers }, (_, number) => adviser(number)),
    ...Array.from({ length: registrants }, (_, number) => registrant(number)),
  ]);
  return {
    done: going,
    asked,
    registered,
    /** What was acknowledged and is missing, a line each. */
    async lost() {
      const lines = [];
      for (const { id, cookie, ip } of asked) {
        const read = () => call(at(0), { path: `/api/advice/${id}`, cookie, ip });
        let { status } = await read();
        // The node closed an idle connection in the moment in which it was used again.
        if (status === 0) ({ status } = await read());
        if (status !== 200) lines.push(`advice that was answered is lost: ${status}`);
      }
      for (const { email, ip } of registered) {
        const body = { email, password: PASSWORD };
        const { status } = await call(at(0), { method: 'POST', path: '/api/auth/login', ip, body });
        if (status !== 200) lines.push(`an account that was made is lost: ${status}`);
      }
      return lines;
    },
  };
}
