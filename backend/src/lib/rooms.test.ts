import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

const root = join(import.meta.dirname, '../../..');

/** Files that break a rule, with the rule; `#` is the number of the row, since all of them are linted in one go. */
const BREACHES: [string, Record<string, string>][] = [
  ['no-circles', { 'backend/src/lib/a#.ts': `import './b#.ts';`, 'backend/src/lib/b#.ts': `import './a#.ts';` }],
  [
    'features-meet-in-services',
    { 'backend/src/features/a#/a.routes.ts': '', 'backend/src/features/b#/b.service.ts': `import '../a#/a.routes.ts';` },
  ],
  [
    'features-meet-in-services',
    {
      'backend/src/features/a#/a.entity.ts': 'export interface E {}',
      'backend/src/features/b#/b.service.ts': `import type { E } from '../a#/a.entity.ts';`,
    },
  ],
  [
    'rooms-below-know-nothing-above',
    { 'backend/src/features/a#/a.service.ts': '', 'backend/src/model/m#.ts': `import '../features/a#/a.service.ts';` },
  ],
  [
    'conversations-know-no-feature',
    { 'backend/src/features/a#/a.service.ts': '', 'backend/src/conversations/c#.ts': `import '../features/a#/a.service.ts';` },
  ],
  [
    'database-knows-no-room-above',
    { 'backend/src/features/a#/a.entity.ts': '', 'backend/src/database/d#.ts': `import '../features/a#/a.entity.ts';` },
  ],
  [
    'replies-know-no-feature',
    { 'backend/src/conversations/c#.ts': '', 'backend/src/replies/r#.ts': `import '../conversations/c#.ts';` },
  ],
  [
    'replies-know-no-feature',
    { 'backend/src/features/a#/a.service.ts': '', 'backend/src/replies/r#.ts': `import '../features/a#/a.service.ts';` },
  ],
  [
    'entities-stay-with-their-owner',
    {
      'backend/src/replies/r#.entity.ts': '',
      'backend/src/features/a#/a.service.ts': `import '../../replies/r#.entity.ts';`,
    },
  ],
  ['stand-ins-know-the-wire-alone', { 'backend/src/lib/l#.ts': '', 'backend/stand-ins/e#.ts': `import '../src/lib/l#.ts';` }],
  ['stand-ins-do-not-meet', { 'backend/stand-ins/a#/a.ts': '', 'backend/stand-ins/b#/b.ts': `import '../a#/a.ts';` }],
  ['stand-ins-stay-out', { 'backend/stand-ins/e#.ts': '', 'backend/src/lib/l#.ts': `import '../../stand-ins/e#.ts';` }],
  [
    'stand-ins-stay-out',
    { 'backend/stand-ins/e#.ts': '', 'backend/src/database/d#.ts': `export const load = () => import('../../stand-ins/e#.ts');` },
  ],
  [
    'stand-ins-stay-out',
    {
      'backend/stand-ins/e#.ts': 'export interface E {}',
      'backend/src/features/a#/a.service.ts': `import type { E } from '../../../stand-ins/e#.ts';`,
    },
  ],
  ['stand-ins-are-loaded-late', { 'backend/stand-ins/e#.ts': '', 'backend/src/s#.ts': `import '../stand-ins/e#.ts';` }],
  ['programs-alone-load-stand-ins', { 'backend/src/features/a#/a.service.ts': `import '../../load-stand-in.ts';` }],
  [
    'browser-features-do-not-meet',
    { 'frontend/src/features/a#/a.ts': '', 'frontend/src/features/b#/b.ts': `import '../a#/a.ts';` },
  ],
  [
    'browser-shared-rooms-know-no-feature',
    { 'frontend/src/features/a#/a.ts': '', 'frontend/src/lib/l#.ts': `import '../features/a#/a.ts';` },
  ],
  ['worker-knows-no-page', { 'frontend/src/lib/w#.ts': '', 'frontend/src/worker/w#.ts': `import '../lib/w#.ts';` }],
  ['common-imports-nothing-of-ours', { 'common/src/b#.ts': `import 'react';` }],
];
const KEPT = {
  'backend/src/features/kept/a.service.ts': '',
  'backend/src/features/keeps/b.service.ts': `import '../kept/a.service.ts';`,
};
/** They keep the rules; a breach may lead to them. */
const PROGRAM = {
  'backend/stand-ins/kept/s.ts': '',
  'backend/src/load-stand-in.ts': `export const load = () => import('../stand-ins/kept/s.ts');`,
  'backend/src/owner.ts': `import './load-stand-in.ts';`,
};

/** Lints a small set of files in a house of their own; returns what breaks a rule. */
function lint(files: Record<string, string>): Violation[] {
  const house = mkdtempSync(join(tmpdir(), 'beside-rooms-'));
  afterAll(() => rmSync(house, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(house, path, '..'), { recursive: true });
    writeFileSync(join(house, path), `${text}\nexport const x = 1;\n`);
  }
  const cruise = join(root, 'node_modules/.bin/depcruise');
  const folders = ['common/src', 'backend/src', 'backend/stand-ins', 'frontend/src'];
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders];
  let output: string;
  try {
    output = execFileSync(cruise, args, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
  const report: { summary: { violations: Violation[] } } = JSON.parse(output);
  return report.summary.violations;
}

const numbered = BREACHES.map(([rule, files], row): [string, string[], Record<string, string>] => {
  const own = Object.entries(files).map(([path, text]) => [path, text].map((each) => each.replaceAll('#', String(row))));
  return [rule, own.map(([path]) => String(path)), Object.fromEntries(own)];
});
const violations = lint(Object.assign({ ...KEPT, ...PROGRAM }, ...numbered.map(([, , files]) => files)));

describe('the lint of the rules between rooms', () => {
  it('finds nothing where the rules are kept', () => {
    expect(violations.filter(({ from, to }) => from in KEPT || to in KEPT || from in PROGRAM)).toEqual([]);
  });

  it.each(numbered)('catches a breach of %s', (rule, paths) => {
    expect(violations.filter(({ from }) => paths.includes(from)).map((each) => each.rule.name)).toContain(rule);
  });
});
