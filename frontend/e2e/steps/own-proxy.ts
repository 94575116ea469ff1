import { startProxy } from '../harness/proxy.mjs';
import { addressOf, expect } from './test.ts';

/** A proxy that a test can cut without affecting others. */
export interface OwnProxy {
  url: string;
  /** Cuts every connection, and refuses new ones. */
  breakOff: () => Promise<unknown>;
  /** Accepts connections again. */
  mend: () => Promise<unknown>;
  /** From now on pages and their service worker are of another release; without a name, of the server's own. */
  release: (name?: string) => Promise<unknown>;
  /**
   * From now on a node of the test's own answers, with a database of its own, which the next one takes over.
   * @param settings its environment; `gone`: a release whose pages it refuses
   */
  takeNode: (settings?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

export async function startOwnProxy(): Promise<OwnProxy> {
  const database = `own_${crypto.randomUUID().replaceAll('-', '')}`;
  const { url, close } = await startProxy(addressOf('PRODUCT'), 'nothing');
  return {
    url,
    close,
    breakOff: () => fetch(`${url}/harness/down`),
    mend: () => fetch(`${url}/harness/up`),
    release: (name = '') => fetch(`${url}/harness/release?${name}`),
    async takeNode(settings = {}) {
      const started = await fetch(`${addressOf('NODES')}/?${new URLSearchParams({ ...settings, database })}`);
      const address = await started.text();
      expect(started.ok, address).toBe(true);
      await fetch(`${url}/harness/node?${address}`);
    },
  };
}
