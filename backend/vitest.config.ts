import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testFiles } from './src/testing/kinds.ts';

const root = join(import.meta.dirname, '..');
const { pure, page, product, process: own } = testFiles(root);
const resolve = { conditions: ['development'] };
const shared = { resolve, ssr: { resolve }, root };
/** Limits that end a hang. They judge nothing: the slowest machine may take its time. */
const limits = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 30_000, interval: 25 } },
};
const services = { globalSetup: ['backend/src/testing/global-setup.ts'], setupFiles: ['backend/src/testing/after-file.ts'] };

/** One run for all three floors. Browser journeys are Playwright's: see `frontend/e2e`. */
export default defineConfig({
  root,
  test: {
    fsModuleCache: true,
    // Two more than cores: many tests wait for a lease, a time-out or a process.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        ...shared,
        test: { name: 'pure', include: pure, pool: 'threads', isolate: false, ...limits, setupFiles: services.setupFiles },
      },
      {
        ...shared,
        resolve: { ...resolve, alias: { 'socket.io-client': join(root, 'frontend/src/testing/fake-socket.ts') } },
        test: {
          name: 'page',
          include: page,
          environment: 'happy-dom',
          // A page's entry script is named, and not run.
          environmentOptions: {
            happyDOM: { url: 'http://localhost:3000/', settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          // Threads would share the channels between tabs. Not isolated: `openApp` makes every page of new modules.
          pool: 'forks',
          isolate: false,
          ...limits,
          setupFiles: ['frontend/src/testing/page-setup.ts'],
        },
      },
      { ...shared, test: { name: 'product', include: product, pool: 'forks', isolate: false, ...limits, ...services } },
      { ...shared, test: { name: 'process', include: own, pool: 'forks', ...limits, ...services } },
    ],
  },
});
