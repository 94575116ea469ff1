import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

type Part = 'PRODUCT' | 'POLLED' | 'CUT' | 'SHAKY' | 'MODEL' | 'VERIFIED' | 'MAILBOX';

interface World {
  /** An address that no other test has: anonymous use is counted by address. */
  address: string;
  /** By which way the pages reach the product: directly, or through a proxy that breaks something; or the one that verifies addresses. */
  via: Part;
  /** Console errors that this test brings about itself; null is none. */
  allowed: RegExp | null;
  /** Everything that went wrong in the pages of this test's browser; read at its end. */
  faults: string[];
}

/** Every visitor of the product sees one: nobody is signed in. */
const ANONYMOUS = /401.*\/api\/auth\/user/;

/** A browser notes it when a page says something in the moment in which the server closes: no page can know that yet, and the message goes again. */
const CLOSING = /WebSocket is already in CLOSING or CLOSED state/;

/** How many tests this worker has begun. */
let begun = 0;

/** A visitor with an address of their own, in whose pages nothing may go wrong: no console error, no uncaught one. */
export const test = base.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs, which is nothing here
  address: async ({}, use, { workerIndex }) => {
    begun += 1;
    await use(`10.${workerIndex % 256}.${begun >> 8}.${begun & 255}`);
  },
  via: ['PRODUCT', { option: true }],
  allowed: [null, { option: true }],
  baseURL: async ({ via }, use) => use(addressOf(via)),
  extraHTTPHeaders: async ({ address }, use) => use({ 'X-Forwarded-For': address }),
  faults: [
    async ({ context, allowed }, use) => {
      const faults = collectFaults(context);
      await use(faults);
      const unexpected = faults.filter((fault) => !ANONYMOUS.test(fault) && !CLOSING.test(fault) && !allowed?.test(fault));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The address of a part of the harness. */
export function addressOf(part: Part): string {
  const address = process.env[`E2E_${part}`];
  if (!address) throw new Error(`the harness did not say where ${part} is`);
  return address;
}

function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  return faults;
}
