import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { pause, wall } from '../../lib/clock.mjs';
import { tagOf, wordsOf } from './words.mjs';

/** Milliseconds for a connection, and before something that failed is tried again. */
const CONNECT_MS = 3000;
const AGAIN_MS = 250;
/** Milliseconds before the product's own page connects again: the defaults of Socket.IO's client, with its chance. */
export const againAsClient = () => 500 + Math.random() * 1000;
/** Milliseconds after which a page gives an acknowledgement up. Longer than the contract's five seconds, so that a late one is seen. */
const SILENCE_MS = 8000;

/**
 * A partner's page by the contract. It sends one message after the other, under one id each, until it is acknowledged; opens
 * the session at every connection with the last id up to which it misses nothing; and keeps messages by their id.
 */
export class Page {
  /** Its messages, in order: `{ clientId, text, writtenAt, id, ackedAt, tries }`. */
  sent = [];
  /** Its screen, by id: `{ id, text, role, seenAt }`. */
  screen = new Map();
  /** When it was connected and caught up, and when each connection began. */
  connectedAt = [];
  caughtUpAt = [];
  closes = 0;
  #syncedTo = 0;
  #socket = null;
  #joined = false;
  #closed = false;
  #unsent = Promise.resolve();

  /**
   * @param urls nodes, in the order of trying
   * @param at the index of its first node
   * @param jar the cookies of a page behind a proxy: see `Jar`
   * @param againMs milliseconds before it connects again
   */
  constructor({
    urls,
    at = 0,
    session,
    role,
    ip,
    tally,
    silenceMs = SILENCE_MS,
    transports = ['websocket'],
    jar = null,
    againMs = () => AGAIN_MS,
  }) {
    Object.assign(this, { urls, at, session, role, ip, tally, silenceMs, transports, jar, againMs });
    this.cookie = session.cookies[role];
  }

  get socket() {
    return this.#socket;
  }

  async start() {
    while (!this.#closed && !(await this.#connect())) await this.#moveOn();
    return this;
  }

  /** Writes the next message; resolves once it is acknowledged. */
  write(text) {
    const tag = tagOf(this.session.id, this.role, this.sent.length + 1);
    const message = { clientId: randomUUID(), text: text ? `${tag} ${text}` : wordsOf(tag), writtenAt: wall() };
    Object.assign(message, { id: null, ackedAt: null, tries: 0 });
    this.sent.push(message);
    this.#unsent = this.#unsent.then(() => this.#deliver(message));
    return this.#unsent;
  }

  /** Resolves when every written message is acknowledged, or the page is closed. */
  settled() {
    return this.#unsent;
  }

  close() {
    this.#closed = true;
    this.#socket?.disconnect();
  }

  /** Writes at slightly uneven intervals until a time. */
  async chat(until, everyMs, text) {
    await pause(everyMs * Math.random());
    while (wall() < until && !this.#closed) {
      this.write(text);
      await pause(everyMs * (0.5 + Math.random()));
    }
  }

  async #deliver(message) {
    const payload = { token: this.session.token, clientMessageId: message.clientId, message: message.text };
    while (!this.#closed && message.ackedAt === null) {
      const socket = this.#socket;
      if (!socket || !this.#joined) {
        await pause(AGAIN_MS / 10);
        continue;
      }
      message.tries += 1;
      const answer = await this.#ask(socket, 'couples:send', payload);
      if (answer?.success) {
        message.id = answer.message.id;
        message.ackedAt = wall();
        this.#show(answer.message);
      } else if (answer) await pause(AGAIN_MS);
      // Silence: another node may answer.
      else socket.disconnect();
    }
  }

  /** An event and its acknowledgement; null when none came. */
  async #ask(socket, event, payload) {
    const at = wall();
    let cut = false;
    let lose;
    const lost = new Promise((resolve) => {
      lose = () => {
        cut = true;
        resolve(null);
      };
    });
    if (socket.connected) socket.once('disconnect', lose);
    else lose();
    const answer = await Promise.race([
      socket
        .timeout(this.silenceMs)
        .emitWithAck(event, payload)
        .catch(() => null),
      lost,
    ]);
    // A socket may live for hours: it must not keep every question that it had an answer to.
    socket.off('disconnect', lose);
    this.tally?.add(event, at, answer ? (answer.success ? 200 : answer.code) : cut ? 0 : -1);
    return answer;
  }

  async #moveOn() {
    this.at += 1;
    await pause(this.againMs());
  }

  async #connect() {
    await this.jar?.refresh();
    const socket = io(this.urls[this.at % this.urls.length], {
      transports: this.transports,
      ...(this.jar ? { agent: this.jar.agent } : {}),
      forceNew: true,
      reconnection: false,
      timeout: CONNECT_MS,
      extraHeaders: { 'X-Forwarded-For': this.ip, Cookie: this.jar?.cookie ?? this.cookie },
    });
    const connected = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
      // A node that is killed between the two handshakes causes neither event.
      socket.io.once('close', () => resolve(false));
    });
    if (!connected || this.#closed) {
      socket.disconnect();
      return false;
    }
    this.connectedAt.push(wall());
    this.#socket = socket;
    const receive = ({ sessionId, message }) => {
      if (sessionId !== this.session.id) return;
      this.#show(message);
      // Until it has caught up there may be a gap before a pushed message.
      if (this.#joined && this.#socket === socket) this.#syncedTo = Math.max(this.#syncedTo, message.id);
    };
    socket.on('couples:message', receive);
    socket.on('couples:done', receive);
    socket.once('disconnect', () => {
      this.closes += 1;
      this.#joined = false;
      if (this.#socket === socket) this.#socket = null;
      if (!this.#closed) void this.#moveOn().then(() => this.start());
    });
    return this.#open(socket);
  }

  /** Opens the session and catches up. Also true when the connection is lost meanwhile: then another attempt is under way. */
  async #open(socket) {
    // A push may have been lost just before a later one arrived, so a page asks from a little earlier.
    const ids = [...this.screen.keys()].sort((one, other) => one - other);
    for (let afterId = Math.min(this.#syncedTo, ids.at(-31) ?? 0); socket.connected; ) {
      const answer = await this.#ask(socket, 'couples:open', { token: this.session.token, afterId });
      if (!answer) break;
      if (!answer.success) {
        await pause(AGAIN_MS);
        continue;
      }
      for (const message of answer.messages) this.#show(message);
      this.#syncedTo = Math.max(this.#syncedTo, answer.messages.at(-1)?.id ?? 0);
      afterId = this.#syncedTo;
      if (answer.hasMore) continue;
      this.#joined = socket.connected;
      this.caughtUpAt.push(wall());
      return true;
    }
    socket.disconnect();
    return true;
  }

  #show({ id, message: text, senderRole: role }) {
    const known = this.screen.get(id);
    if (known) {
      // The same text again is no news; another text under one id is kept for the checker.
      if (known.text !== text) known.changedTo = text;
      return;
    }
    this.screen.set(id, { id, text, role, seenAt: wall() });
  }
}
