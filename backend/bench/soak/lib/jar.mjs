import { Agent } from 'node:http';
import { call } from './http.mjs';

/**
 * The cookies and connections of one browser behind a proxy: it comes from an address of its own (loopback has 127.0.0.0/8), and keeps the cookie by which
 * the proxy knows its node.
 */
export class Jar {
  agent;
  #url;
  #own;
  #proxy = '';

  /**
   * @param own the product's cookies
   * @param localAddress the address that it comes from
   */
  constructor(url, own, localAddress) {
    this.#url = url;
    this.#own = own;
    this.agent = new Agent({ localAddress, keepAlive: true });
  }

  get cookie() {
    return this.#proxy ? `${this.#own}; ${this.#proxy}` : this.#own;
  }

  /** Keeps the proxy's cookie of an answer. */
  take({ headers }) {
    for (const cookie of headers['set-cookie'] ?? []) if (cookie.startsWith('beside_node=')) this.#proxy = cookie.split(';')[0];
  }

  /** A call before each connection, as a browser's own answers bring the cookie. */
  async refresh() {
    this.take(await call(this.#url, { path: '/healthz', cookie: this.cookie, agent: this.agent }));
  }
}
