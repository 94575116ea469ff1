import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of one group of files: those of the repository, narrowed. */
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development'] } },
  test: {
    include: (process.env.MUTANTS_TESTS ?? '').split(','),
    globalSetup: ['backend/src/testing/global-setup.ts'],
    setupFiles: ['backend/src/testing/after-file.ts'],
    testTimeout: Number(process.env.MUTANTS_TEST_TIMEOUT),
    expect: { poll: { timeout: Number(process.env.MUTANTS_TEST_TIMEOUT) / 2, interval: 25 } },
    hookTimeout: 30_000,
    maxWorkers: 1,
  },
});
