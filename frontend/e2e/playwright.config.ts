import { defineConfig } from '@playwright/test';
import { chromiumPath } from './harness/chromium.ts';

/** Journeys in one browser, against the built product with everything that it stands on: see `harness/world.mjs`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // The second writes where PLAYWRIGHT_JSON_OUTPUT_NAME says.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
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
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" harness/world.mjs`,
    cwd: import.meta.dirname,
    // The names in angle brackets reach the tests as environment variables.
    wait: {
      stdout:
        /product=(?<e2e_product>\S+) polled=(?<e2e_polled>\S+) cut=(?<e2e_cut>\S+) shaky=(?<e2e_shaky>\S+) model=(?<e2e_model>\S+) verified=(?<e2e_verified>\S+) mailbox=(?<e2e_mailbox>\S+)/,
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
