import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf, testFiles } from './kinds.ts';

describe('the kind of a test file', () => {
  it.each([
    ['pure', "import { expect, it } from 'vitest';"],
    ['product', "import { useApp } from '../../testing/use-app.ts';"],
    ['product', "const redis = connectRedis(inject('redisUrl'), log);"],
    ['process', "import { startNode } from '../testing/test-node.ts';\nimport { useApp } from '../testing/use-app.ts';"],
    ['process', "import { spawn } from 'node:child_process';"],
    ['process', "vi.mock('../../lib/socket.ts', () => ({}));"],
  ])('is %s for %j', (kind, source) => {
    expect(kindOf('backend/src/some.test.ts', source)).toBe(kind);
  });

  it('is page by its name', () => {
    expect(kindOf('frontend/src/app/pages/home/HomePage.page.test.tsx', 'vi.mock("x")')).toBe('page');
  });
});

it('every kind has its files, and no file has two', () => {
  const files = Object.values(testFiles(join(import.meta.dirname, '../../..')));
  for (const some of files) expect(some.length).toBeGreaterThan(0);
  expect(new Set(files.flat()).size).toBe(files.flat().length);
});
