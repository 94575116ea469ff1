import type { ClientToServerEvents, ServerToClientEvents } from '@beside/common/events';
import { io, type Socket } from 'socket.io-client';
import type { Views } from './hold-views.ts';

export type TestSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface Answer {
  status: number;
  /** Of an answer that is no JSON, such as a file: empty. */
  body: Record<string, unknown>;
  text: string;
  headers: Headers;
}

/** A browser as the server sees it: a cookie jar, an address, calls and sockets. */
/**
 * Waits until the server has read the socket's session, and put it into its user's room: it answers events only then. A push before that is
 * for pages that are already open.
 */
export const admitted = (socket: TestSocket): Promise<unknown> => socket.emitWithAck('translation:language', { language: 'en' });

export class Browser {
  cookie = '';
  readonly ip: string;
  private readonly url: string;
  private readonly views: Views | null;
  private readonly sockets: TestSocket[] = [];

  /** @param views holds all that this browser receives */
  constructor(url: string, ip: string, views: Views | null = null) {
    this.url = url;
    this.ip = ip;
    this.views = views;
  }

  /** The same browser, talking to another node. */
  at(url: string): Browser {
    const same = new Browser(url, this.ip, this.views);
    same.cookie = this.cookie;
    return same;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'X-Forwarded-For': this.ip,
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    const answer = { status: response.status, body: isJson ? JSON.parse(text) : {}, text, headers: response.headers };
    this.views?.call(method, path, answer.status, answer.body);
    return answer;
  }

  /** The value of one cookie; empty without it. */
  cookieNamed(name: string): string {
    return this.jar().get(name) ?? '';
  }

  private jar(): Map<string, string> {
    return new Map(
      this.cookie.split('; ').flatMap((pair) => {
        const at = pair.indexOf('=');
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
      }),
    );
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const jar = this.jar();
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Expires=Thu, 01 Jan 1970 00:00:00 GMT')) jar.delete(name);
    else jar.set(name, pair.slice(name.length + 1));
    this.cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
  }

  /** Connects a socket with this browser's cookie. @param auth what the handshake carries, such as an API token */
  async socket(headers: Record<string, string> = {}, auth: Record<string, unknown> = {}): Promise<TestSocket> {
    const socket: TestSocket = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth,
      extraHeaders: { 'X-Forwarded-For': this.ip, ...(this.cookie ? { Cookie: this.cookie } : {}), ...headers },
    });
    this.sockets.push(socket);
    this.views?.watch(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}
