import { startProxy } from '../harness/proxy.mjs';
import { addressOf } from './test.ts';

/** A line to the product that a test can cut without cutting any other's. */
export interface Line {
  url: string;
  /** Cuts every connection through it, and lets none in. */
  breakOff: () => Promise<unknown>;
  /** Lets connections through again. */
  mend: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** Lays a line of one's own. */
export async function layLine(): Promise<Line> {
  const { url, close } = await startProxy(addressOf('PRODUCT'), 'nothing');
  return { url, close, breakOff: () => fetch(`${url}/harness/down`), mend: () => fetch(`${url}/harness/up`) };
}
