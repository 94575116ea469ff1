import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../../../common/dist/language/language.constants.js';
import { LOOKS } from '../../../../common/dist/notifications/notifications.constants.js';
import { startPushService } from '../../../src/testing/push-service.ts';
import { Browser } from '../../../src/testing/test-browser.ts';
import { pause, wall } from '../../lib/clock.mjs';
import { Node } from './node.mjs';
import { wordsOf } from './words.mjs';
import { startWorld } from './world.mjs';

const PASSWORD = 'correct horse battery';
const AGAIN_MS = 250;
/** In what users write, and never in what a push service or a screen gets. */
export const CANARY = 'canary-of-the-soak';
/** Messages that the push service keeps: more than all rounds send. */
const KEPT = 100_000;

/** Two nodes that push to a service of their own, and users whose browsers have subscribed there. */
export async function startPushWorld() {
  const service = await startPushService({ keep: KEPT });
  const world = await startWorld({ nodes: 0, redis: true });
  const folder = await mkdtemp(join(tmpdir(), 'beside-push-'));
  const env = { DATABASE_URL: world.postgres.url, REDIS_URL: world.redis.url, OPENAI_BASE_URL: world.model.url, ...service.env };
  // A stand-in of a push service is asked outside production alone, where each node has stand-ins of its own.
  const others = { NODE_ENV: 'development', LOG_LEVEL: 'silent', EMAIL_VERIFICATION: 'off' };
  for (const name of ['one', 'other'])
    world.nodes.push(await new Node({ ...env, ...others, DATA_DIR: join(folder, name) }).start());
  world.urls.push(...world.nodes.map(({ url }) => url));
  const query = async (text, values) => (await world.postgres.query(text, values)).rows;
  return {
    ...world,
    service,
    query,
    /** So many users, each with so many browsers in one of the twelve forms of a notification. */
    async users(count, browsers) {
      const made = [];
      for (let number = 0; number < count; number++) made.push(await oneUser(world, service, query, number, browsers));
      return made;
    },
    async stop() {
      await world.stop();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function oneUser(world, service, query, number, browsers) {
  const browser = new Browser(world.urls[number % 2], world.ip());
  const email = `${randomUUID()}@example.com`;
  const body = { firstName: 'Clara', lastName: 'Almeida', email, password: PASSWORD, confirmPassword: PASSWORD };
  await must(browser.call('POST', '/api/auth/register', { ...body, dateOfBirth: '1990-03-09' }), 201);
  const [{ id }] = await query('update users set "subscriptionPlan" = \'gold\' where email = $1 returning id', [email]);
  await must(browser.call('PUT', '/api/notifications', { ...ALWAYS, zone: zoneAtNoon() }), 200);
  const endpoints = [];
  for (let at = 0; at < browsers; at++) {
    const device = at === 0 ? browser : new Browser(world.urls[at % 2], world.ip());
    if (at > 0) await must(device.call('POST', '/api/auth/login', { email, password: PASSWORD }), 200);
    const { endpoint, p256dh, auth } = await service.register();
    const form = number * browsers + at;
    const look = LOOKS[form % LOOKS.length];
    const language = LANGUAGES[Math.floor(form / LOOKS.length) % LANGUAGES.length];
    await must(device.call('POST', '/api/push/subscriptions', { endpoint, keys: { p256dh, auth }, look, language }), 200);
    endpoints.push({ endpoint, text: { v: 1, look, language } });
  }
  return { id, endpoints, call: (at, ...order) => browser.at(world.urls[at % 2]).call(...order) };
}

const ALWAYS = { kinds: { answer: true, message: true, account: true }, quietFrom: '00:00', quietUntil: '00:00', email: 'never' };

/** A zone in which the drill's day does not end: notifications are counted by the day. */
function zoneAtNoon() {
  const east = 12 - new Date().getUTCHours();
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

async function must(answered, status) {
  const answer = await answered;
  if (answer.status !== status) throw new Error(`A call was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
}

/**
 * Asks for an advice, or in its chat, until a node has taken it: each is killed now and then.
 * @returns the answer's body
 * @throws Error that says how it was answered, where no node takes it until a time
 */
export async function askUntilTaken(user, at, until, path, body) {
  let last = null;
  for (let number = at; wall() < until; number++) {
    last = await user.call(number, 'POST', path, body).catch(() => last);
    if (last && last.status < 300) return last.body;
    await pause(AGAIN_MS);
  }
  throw new Error(`${path} was answered ${last?.status}: ${last?.text.slice(0, 200)}`);
}

export const adviceOf = (words) => ({
  ...{ description: words, category: 'family', adviceStyle: 'empathetic', language: 'en', requestId: randomUUID() },
});
/** The soak's model answers a question by its tag. */
export const questionOf = (words) => ({ message: `${wordsOf('[1.1.1]')} ${words}`, clientMessageId: randomUUID() });
