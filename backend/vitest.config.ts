import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** One run for all three floors. Browser journeys are Playwright's: see `frontend/e2e`. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development'] } },
  test: {
    include: [
      'common/src/**/*.test.ts',
      'backend/src/**/*.test.ts',
      'backend/bench/**/*.test.ts',
      'backend/training/**/*.test.ts',
      'frontend/src/**/*.test.ts',
      'frontend/*.test.ts',
    ],
    globalSetup: ['backend/src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One more than the two cores that a run must do with: many tests wait for a lease, a time-out or a process.
    maxWorkers: 3,
  },
});
