import { randomUUID } from 'node:crypto';
import { pause, wall } from '../../lib/clock.mjs';
import { call } from './http.mjs';
import { tagOf, wordsOf } from './words.mjs';

const POLL_MS = 500;
const AGAIN_MS = 250;

/** A partner's page without a socket: it posts its messages and polls every half second. Same evidence as `Page`. */
export class PollingPage {
  sent = [];
  screen = new Map();
  connectedAt = [];
  caughtUpAt = [];
  closes = 0;
  #syncedTo = 0;
  #closed = false;
  #unsent = Promise.resolve();

  constructor({ urls, at = 0, session, role, ip, tally, jar = null }) {
    Object.assign(this, { urls, at, session, role, ip, tally, jar });
    this.cookie = session.cookies[role];
  }

  async start() {
    await this.#poll();
    void this.#keepPolling();
    return this;
  }

  write(text) {
    const tag = tagOf(this.session.id, this.role, this.sent.length + 1);
    const message = { clientId: randomUUID(), text: text ? `${tag} ${text}` : wordsOf(tag), writtenAt: wall() };
    Object.assign(message, { id: null, ackedAt: null, tries: 0 });
    this.sent.push(message);
    this.#unsent = this.#unsent.then(() => this.#deliver(message));
    return this.#unsent;
  }

  settled() {
    return this.#unsent;
  }

  close() {
    this.#closed = true;
  }

  async chat(until, everyMs, text) {
    await pause(everyMs * Math.random());
    while (wall() < until && !this.#closed) {
      this.write(text);
      await pause(everyMs * (0.5 + Math.random()));
    }
  }

  async #deliver(message) {
    while (!this.#closed && message.ackedAt === null) {
      message.tries += 1;
      const body = { sessionToken: this.session.token, message: message.text, clientMessageId: message.clientId };
      const answer = await this.#call('POST message', { method: 'POST', path: '/api/couples/message', body });
      if (answer.status === 201) {
        message.id = answer.body.message.id;
        message.ackedAt = wall();
        this.#show(answer.body.message);
      } else await pause(AGAIN_MS);
    }
  }

  async #keepPolling() {
    let reached = true;
    while (!this.#closed) {
      await pause(POLL_MS);
      const now = await this.#poll();
      if (now && !reached) this.connectedAt.push(wall());
      reached = now;
    }
  }

  async #poll() {
    for (;;) {
      const answer = await this.#call('GET session', {
        path: `/api/couples/session/${this.session.token}?after=${this.#syncedTo}`,
      });
      if (answer.status === 304) return true;
      if (answer.status !== 200) return false;
      for (const message of answer.body.messages) this.#show(message);
      this.#syncedTo = Math.max(this.#syncedTo, answer.body.messages.at(-1)?.id ?? 0);
      if (!answer.body.hasMore) return true;
    }
  }

  async #call(what, order) {
    const at = wall();
    const kept = this.jar ? { cookie: this.jar.cookie, agent: this.jar.agent } : { cookie: this.cookie };
    const answer = await call(this.urls[this.at % this.urls.length], { ...order, ...kept, ip: this.ip });
    this.jar?.take(answer);
    this.tally?.add(what, at, answer.status);
    if (answer.status <= 0) this.at += 1;
    return answer;
  }

  #show({ id, message: text, senderRole: role }) {
    const known = this.screen.get(id);
    if (known && known.text !== text) known.changedTo = text;
    if (!known) this.screen.set(id, { id, text, role, seenAt: wall() });
  }
}
