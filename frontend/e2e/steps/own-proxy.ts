import { startProxy } from '../harness/proxy.mjs';
import { addressOf } from './test.ts';

/** A proxy that a test can cut without affecting others. */
export interface OwnProxy {
  url: string;
  /** Cuts every connection, and refuses new ones. */
  breakOff: () => Promise<unknown>;
  /** Accepts connections again. */
  mend: () => Promise<unknown>;
  /** From now on pages and their service worker are of a newer release. */
  release: () => Promise<unknown>;
  close: () => Promise<void>;
}

export async function startOwnProxy(): Promise<OwnProxy> {
  const { url, close } = await startProxy(addressOf('PRODUCT'), 'nothing');
  return {
    url,
    close,
    breakOff: () => fetch(`${url}/harness/down`),
    mend: () => fetch(`${url}/harness/up`),
    release: () => fetch(`${url}/harness/newer`),
  };
}
