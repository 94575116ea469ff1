import { randomUUID } from 'node:crypto';
import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import { io } from 'socket.io-client';
import { pause } from '../lib/pause.ts';
import type { PageRecord } from './couples-checker.ts';
import type { Browser, TestSocket } from './test-browser.ts';

/** Milliseconds for a connection, for an acknowledgement, and before something that failed is tried again. */
const CONNECT_MS = 3000;
const ACK_MS = 5000;
const AGAIN_MS = 250;
/** Messages read again at each opening: a push may have been lost just before a later one arrived. */
const ASKED_AGAIN = 30;
/** Every so many messages, one is sent twice at once, as by an impatient page. */
const TWICE_EVERY = 12;

/**
 * A partner's page under faults. Like the real page it sends one message after the other until each is acknowledged, always
 * under the same id; moves on to the next node when its connection is lost or silent; opens the session again at each connection, with
 * the last id up to which it has everything, or a little earlier; and keeps messages by their id.
 */
export class ChaosClient {
  readonly page: PageRecord;
  /** Messages that were refused, and sent again. */
  refused = 0;
  private readonly browser: Browser;
  private readonly urls: string[];
  private readonly token: string;
  private readonly screen = new Map<number, PageRecord['screen'][number]>();
  private at: number;
  private socket: TestSocket | null = null;
  private joined = false;
  private syncedTo = 0;
  private closed = false;
  private unsent: Promise<void> = Promise.resolve();

  /** @param at the index of its first node */
  constructor(browser: Browser, urls: string[], at: number, session: { id: number; token: string; role: CouplesRole }) {
    this.browser = browser;
    this.urls = urls;
    this.at = at;
    this.token = session.token;
    this.page = { session: session.id, role: session.role, sent: [], screen: [], connectedAt: [] };
  }

  /** Connects, and stays connected. Resolves when the session is open for the first time. */
  async start(): Promise<void> {
    while (!this.closed && !(await this.connect())) await this.moveOn();
  }

  /** Writes a message: it is sent after those before it, until it is acknowledged. */
  write(text: string): void {
    const message = { clientId: randomUUID(), text, id: null, ackedAt: null };
    this.page.sent.push(message);
    this.unsent = this.unsent.then(() => this.deliver(message));
  }

  /** Resolves when every written message is acknowledged. */
  sent(): Promise<void> {
    return this.unsent;
  }

  /** The ids on the screen. */
  shows(): number[] {
    return [...this.screen.keys()].sort((one, other) => one - other);
  }

  close(): void {
    this.closed = true;
    this.socket?.disconnect();
  }

  private async deliver(message: PageRecord['sent'][number]): Promise<void> {
    const payload = { token: this.token, clientMessageId: message.clientId, message: message.text };
    while (!this.closed && message.ackedAt === null) {
      const { socket } = this;
      if (!socket || !this.joined) {
        await pause(AGAIN_MS / 10);
        continue;
      }
      const send = () => socket.timeout(ACK_MS).emitWithAck('couples:send', payload);
      const twice = this.page.sent.length % TWICE_EVERY === 0;
      const answers = await Promise.all([send(), ...(twice ? [send()] : [])]).catch(() => null);
      const taken = answers?.find((answer) => answer.success);
      if (taken?.success) {
        message.id = taken.message.id;
        message.ackedAt = Date.now();
        for (const answer of answers ?? []) if (answer.success) this.show(answer.message);
      } else if (answers) {
        this.refused += 1;
        await pause(AGAIN_MS);
      }
      // Silence: another node may answer.
      else socket.disconnect();
    }
  }

  private async moveOn(): Promise<void> {
    this.at += 1;
    await pause(AGAIN_MS);
  }

  private async connect(): Promise<boolean> {
    const { cookie, ip } = this.browser;
    const socket: TestSocket = io(this.urls[this.at % this.urls.length] ?? '', {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: CONNECT_MS,
      extraHeaders: { 'X-Forwarded-For': ip, Cookie: cookie },
    });
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
    });
    if (!connected) {
      socket.disconnect();
      return false;
    }
    this.page.connectedAt.push(Date.now());
    this.socket = socket;
    const receive = ({ sessionId, message }: { sessionId: number; message: CouplesMessageView }): void => {
      if (sessionId !== this.page.session) return;
      this.show(message);
      // Until it has caught up, there may be a gap before a pushed message.
      if (this.joined && this.socket === socket) this.syncedTo = Math.max(this.syncedTo, message.id);
    };
    socket.on('couples:message', receive);
    socket.on('couples:done', receive);
    socket.once('disconnect', () => {
      this.joined = false;
      if (this.socket === socket) this.socket = null;
      if (!this.closed) void this.moveOn().then(() => this.start());
    });
    return this.open(socket);
  }

  /** Opens the session and catches up. Also true when the connection is lost meanwhile: then another attempt is under way. */
  private async open(socket: TestSocket): Promise<boolean> {
    for (let afterId = Math.min(this.syncedTo, this.shows().at(-ASKED_AGAIN - 1) ?? 0); socket.connected; ) {
      const answer = await socket
        .timeout(ACK_MS)
        .emitWithAck('couples:open', { token: this.token, afterId })
        .catch(() => null);
      if (!answer) break;
      if (!answer.success) {
        await pause(AGAIN_MS);
        continue;
      }
      for (const message of answer.messages) this.show(message);
      this.syncedTo = Math.max(this.syncedTo, answer.messages.at(-1)?.id ?? 0);
      afterId = this.syncedTo;
      if (answer.hasMore) continue;
      this.joined = socket.connected;
      return true;
    }
    socket.disconnect();
    return true;
  }

  private show({ id, message: text }: CouplesMessageView): void {
    const known = this.screen.get(id);
    // The same text again is no news; another text under the same id is kept for the checker.
    if (known?.text === text) return;
    const seen = { id, text, seenAt: Date.now() };
    this.screen.set(id, seen);
    this.page.screen.push(seen);
  }
}
