import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page, type Route } from '@playwright/test';
import { noteToasts } from './note-toasts.ts';

type Part = 'PRODUCT' | 'POLLED' | 'CUT' | 'SHAKY' | 'MODEL' | 'VERIFIED' | 'MAILBOX' | 'STRIPE' | 'LATER' | 'PUSH' | 'NODES';

interface World {
  /** A unique client address, since anonymous usage is counted by address. */
  address: string;
  /** The server or breaking proxy that the pages use. */
  via: Part;
  /** Console errors that this test expects. */
  allowed: RegExp | null;
  /** Errors in the pages of this test's browser, checked at its end. */
  faults: string[];
}

/** A page cannot avoid this one when the server closes the socket during a send; the message is sent again. */
const CLOSING = /WebSocket is already in CLOSING or CLOSED state/;

/** Calls, and the parts of the interface that load when they are needed. */
const LATE = /\/api\/|\/assets\/.*\.js$/;
/** The longest delay in milliseconds. */
const LATEST_MS = 900;

/** Answers after a time by chance, where `LATE_ANSWERS` is set: a journey that fails then depends on the machine's speed. */
async function answerLate(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST_MS));
  // The page may be closed by then.
  await route.fallback().catch(() => undefined);
}

/** Slows a page's own work down as often as `SLOW_PAGES` says: as a slow phone does, or a machine with much else to do. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW_PAGES) });
}

/** The number of tests started by this worker. */
let begun = 0;

/** A test as a visitor with a unique address. It fails on console errors and uncaught errors. */
export const test = base.extend<World>({
  browser: async ({ browser }, use) => {
    const note = (context: BrowserContext) => {
      void context.addInitScript(noteToasts);
      if (process.env.LATE_ANSWERS) void context.route(LATE, answerLate);
      // A page may be closed by then.
      if (process.env.SLOW_PAGES) context.on('page', (page) => void slowDown(page).catch(() => undefined));
    };
    browser.on('context', note);
    await use(browser);
    browser.off('context', note);
  },
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
      const unexpected = faults.filter((fault) => !CLOSING.test(fault) && !allowed?.test(fault));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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
