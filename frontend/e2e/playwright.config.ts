import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumPath, WITHOUT_BROWSER_UI } from './harness/chromium.ts';

/** Journeys in Chromium against the built product: see `harness/world.mjs`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One more than cores, since pages wait for each other and for the server.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Limits that end a hang. They judge nothing: the slowest machine may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The JSON reporter writes to PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Journeys about the app allow it: each browser would else fetch all of its files once more.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        WITHOUT_BROWSER_UI,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" harness/world.mjs`,
    cwd: import.meta.dirname,
    // Named groups become environment variables of the tests.
    wait: {
      stdout:
        /product=(?<e2e_product>\S+) polled=(?<e2e_polled>\S+) cut=(?<e2e_cut>\S+) shaky=(?<e2e_shaky>\S+) model=(?<e2e_model>\S+) verified=(?<e2e_verified>\S+) mailbox=(?<e2e_mailbox>\S+) stripe=(?<e2e_stripe>\S+) later=(?<e2e_later>\S+) push=(?<e2e_push>\S+) nodes=(?<e2e_nodes>\S+)/,
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
