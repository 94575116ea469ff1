import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const house = mkdtempSync(join(tmpdir(), 'beside-rooms-'));
symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Lints a small set of files; returns the names of the rules that it breaks. */
function broken(files: Record<string, string>): string[] {
  for (const floor of ['backend', 'common', 'frontend']) rmSync(join(house, floor), { recursive: true, force: true });
  for (const [path, text] of Object.entries({
    'common/src/a.ts': '',
    'backend/src/a.ts': '',
    'frontend/src/a.ts': '',
    ...files,
  })) {
    mkdirSync(join(house, path, '..'), { recursive: true });
    writeFileSync(join(house, path), `${text}\nexport const x = 1;\n`);
  }
  const cruise = join(root, 'node_modules/.bin/depcruise');
  const args = [
    '--config',
    join(root, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'common/src',
    'backend/src',
    'frontend/src',
  ];
  let output: string;
  try {
    output = execFileSync(cruise, args, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(output);
  return report.summary.violations.map(({ rule }) => rule.name);
}

describe('the lint of the rules between rooms', () => {
  it('finds nothing where the rules are kept', () => {
    expect(
      broken({ 'backend/src/features/a/a.service.ts': '', 'backend/src/features/b/b.service.ts': `import '../a/a.service.ts';` }),
    ).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['no-circles', { 'backend/src/lib/a.ts': `import './b.ts';`, 'backend/src/lib/b.ts': `import './a.ts';` }],
    [
      'features-meet-in-services',
      { 'backend/src/features/a/a.routes.ts': '', 'backend/src/features/b/b.service.ts': `import '../a/a.routes.ts';` },
    ],
    [
      'features-meet-in-services',
      {
        'backend/src/features/a/a.entity.ts': 'export interface E {}',
        'backend/src/features/b/b.service.ts': `import type { E } from '../a/a.entity.ts';`,
      },
    ],
    [
      'rooms-below-know-nothing-above',
      { 'backend/src/features/a/a.service.ts': '', 'backend/src/model/m.ts': `import '../features/a/a.service.ts';` },
    ],
    [
      'replies-know-no-feature',
      { 'backend/src/features/a/a.service.ts': '', 'backend/src/replies/r.ts': `import '../features/a/a.service.ts';` },
    ],
    [
      'entities-stay-with-their-owner',
      { 'backend/src/replies/r.entity.ts': '', 'backend/src/features/a/a.service.ts': `import '../../replies/r.entity.ts';` },
    ],
    ['stand-ins-know-the-wire-alone', { 'backend/src/lib/l.ts': '', 'backend/src/embedded/e.ts': `import '../lib/l.ts';` }],
    [
      'browser-features-do-not-meet',
      { 'frontend/src/features/a/a.ts': '', 'frontend/src/features/b/b.ts': `import '../a/a.ts';` },
    ],
    [
      'browser-shared-rooms-know-no-feature',
      { 'frontend/src/features/a/a.ts': '', 'frontend/src/lib/l.ts': `import '../features/a/a.ts';` },
    ],
    ['common-imports-nothing-of-ours', { 'common/src/b.ts': `import 'react';` }],
  ])('catches a breach of %s', (rule, files) => {
    expect(broken(files)).toContain(rule);
  });
});
