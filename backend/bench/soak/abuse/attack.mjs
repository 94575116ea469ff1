import { io } from 'socket.io-client';
import { pause, wall } from '../../lib/clock.mjs';
import { call, cookiesOf } from '../lib/http.mjs';
import { Tally } from '../lib/tally.mjs';
import { markOf } from './costly-model.mjs';

const PASSWORD = 'correct horse battery';
const CONNECT_MS = 5000;

/**
 * One attack: its people, what they were answered, and the faults that they found. A person is `{ ip, cookie, userId, node }`; all calls of one go
 * round the nodes unless it has a node.
 */
export class Attack {
  tally = new Tally();
  faults = [];
  /** Whose rows are this attack's. */
  users = [];
  cookies = [];
  addresses = [];
  couples = [];
  #turn = 0;

  constructor(world, name, until = Number.POSITIVE_INFINITY) {
    Object.assign(this, { world, name, until, mark: markOf(name) });
  }

  get isOver() {
    return wall() >= this.until;
  }

  fault(text) {
    this.faults.push(`${this.name}: ${text}`);
  }

  /** One call of a person; a status of 0 is tried once more, since a node may have closed an idle connection in that moment. */
  async call(person, method, path, body, more = {}) {
    const { urls } = this.world;
    const url = person.node ?? urls[this.#turn++ % urls.length];
    const order = { method, path, body, cookie: person.cookie, ip: person.ip, timeoutMs: 30_000, ...more };
    const at = wall();
    let answer = await call(url, order);
    if (answer.status === 0) answer = await call(url, order);
    this.tally.add(`${this.name}: ${method} ${path.replace(/[0-9a-f-]{36}|[\w-]{24}$/, ':id')}`, at, answer.status, true);
    return answer;
  }

  /** A visitor's browser; null where the address may make no more. */
  async visitor(ip, counted = ip) {
    const answer = await this.call({ ip }, 'POST', '/api/visitor');
    if (answer.status !== 204) return null;
    return this.#keep({ ip, cookie: cookiesOf(answer), userId: null }, counted);
  }

  /** A free account that has just been made; null where the address may make no more. */
  async account(ip, email, counted = ip) {
    const names = { firstName: 'Clara', lastName: 'Almeida', dateOfBirth: '1990-03-09' };
    const body = { ...names, email, password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await this.call({ ip }, 'POST', '/api/auth/register', body);
    if (answer.status !== 201) return null;
    const userId = answer.body.user.id;
    this.users.push(userId);
    return this.#keep({ ip, cookie: cookiesOf(answer), userId }, counted);
  }

  #keep(person, counted) {
    this.cookies.push(person.cookie);
    if (!this.addresses.includes(counted)) this.addresses.push(counted);
    return person;
  }

  advice(person, { description = 'My sister Ines and I have not spoken since April.', ...more } = {}) {
    const body = { category: 'family', adviceStyle: 'empathetic', language: 'en', ...more };
    return this.call(person, 'POST', '/api/advice/generate', { ...body, description: `${description} ${this.mark}` });
  }

  chat(person, advice, message) {
    return this.call(person, 'POST', `/api/chat/${advice}`, { message: `${message} ${this.mark}`, language: 'en' });
  }

  /** A couples session of an account; null where it may open no more. */
  async session(creator) {
    const body = { sessionName: 'Sundays', partner1Name: 'Clara', language: 'en' };
    const { status, body: answer } = await this.call(creator, 'POST', '/api/couples/create-session', body);
    if (status !== 201) return null;
    this.couples.push(answer.session.id);
    return answer.session;
  }

  message(person, { sessionToken }, message) {
    const body = { sessionToken, message: `${message} ${this.mark}`, language: 'en' };
    return this.call(person, 'POST', '/api/couples/message', body);
  }

  /** A socket of a person; null when it is refused. */
  async socket({ cookie, ip, node = this.world.urls[this.#turn++ % this.world.urls.length] }, auth = {}) {
    const at = wall();
    const socket = io(node, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false, timeout: CONNECT_MS, auth },
      extraHeaders: { 'X-Forwarded-For': ip, ...(cookie ? { Cookie: cookie } : {}) },
    });
    const connected = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
      socket.io.once('close', () => resolve(false));
    });
    this.tally.add(`${this.name}: socket`, at, connected ? 200 : 429, true);
    if (connected) return socket;
    socket.disconnect();
    return null;
  }

  /** Repeats something, resting between, until the attack is over. */
  async untilOver(restMs, work) {
    while (!this.isOver) {
      await work();
      await pause(restMs);
    }
  }
}
