import type { ClientToServerEvents, ServerToClientEvents } from '@beside/common/events';
import { io, type Socket } from 'socket.io-client';

export type TestSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A browser as the server sees one: a cookie jar, an address, its calls and its sockets. */
export class Browser {
  cookie = '';
  readonly ip: string;
  private readonly url: string;
  private readonly sockets: TestSocket[] = [];

  constructor(url: string, ip: string) {
    this.url = url;
    this.ip = ip;
  }

  /** The same browser, talking to another node. */
  at(url: string): Browser {
    const same = new Browser(url, this.ip);
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
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
  }

  /** Connects a socket with this browser's cookie. */
  async socket(headers: Record<string, string> = {}): Promise<TestSocket> {
    const socket: TestSocket = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { 'X-Forwarded-For': this.ip, ...(this.cookie ? { Cookie: this.cookie } : {}), ...headers },
    });
    this.sockets.push(socket);
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
