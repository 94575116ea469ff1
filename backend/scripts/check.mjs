// `npm run check [-- --since REF]`: what a change since the last commit (or REF) touches, in under a minute: lint, types, the tests that
// concern it (see `related-tests.mjs`), and the journeys of its features. A stage whose inputs have not changed since it last passed is skipped.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { journeysOf } from '../../frontend/e2e/journeys.mjs';
import { build } from './build.mjs';
import { relatedTests } from './related-tests.mjs';
import { readPlaywright, readVitest, Stages } from './stages.mjs';
import { root } from './tools.mjs';

const { values: options } = parseArgs({ options: { since: { type: 'string' } } });
const PASSED = join(root, '.data/check.json');

const lines = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Files that differ from a commit, new ones included. Without one and without changes: those of the last commit. */
function changedFiles() {
  const since = options.since ?? 'HEAD';
  const changed = [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')];
  return changed.length > 0 || options.since ? changed : lines('diff', '--name-only', 'HEAD~1');
}

/** A digest of what a stage reads: the files below some folders, by name, size and time. */
function digestOf(folders) {
  const hash = createHash('sha256');
  for (const file of lines('ls-files', '--cached', '--others', '--exclude-standard', ...folders)) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const passed = existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : {};
const stages = new Stages();

/** Runs a stage unless it has passed with the same inputs. */
async function unlessPassed(name, folders, program, args) {
  const digest = digestOf(folders);
  if (passed[name] === digest) return console.log(`── ${name}: nothing has changed`);
  if (await stages.check(name, program, args)) passed[name] = digest;
}

const changed = changedFiles();
const sources = ['common', 'backend', 'frontend'];
await Promise.all([
  unlessPassed('format and lint', ['.'], 'biome', ['check', '.']),
  unlessPassed('rules between rooms', [...sources, '.dependency-cruiser.mjs'], 'npm', ['run', '--silent', 'lint:rooms']),
  unlessPassed('types of the server', ['common', 'backend', 'tsconfig.json'], 'sh', [
    '-c',
    'tsc -b && tsc -p backend/tsconfig.test.json --noEmit',
  ]),
  unlessPassed('types of the interface', ['common', 'frontend', 'tsconfig.json'], 'sh', [
    '-c',
    'tsc -p frontend --noEmit && tsc -p frontend/e2e --noEmit',
  ]),
]);

const folder = mkdtempSync(join(tmpdir(), 'beside-reports-'));
const tests = relatedTests(changed);
if (tests === null || tests.length > 0) {
  const unit = join(folder, 'unit.json');
  await stages.runner(
    `related tests: ${tests === null ? 'all' : `${tests.length} files`}`,
    'vitest',
    [
      'run',
      '--config',
      'backend/vitest.config.ts',
      ...(tests ?? []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unit}`,
    ],
    {},
    unit,
    readVitest,
  );
}
const specs = journeysOf(changed);
if (specs.length > 0 && (await stages.step('build', () => build()))) {
  const journeys = join(folder, 'journeys.json');
  await stages.runner(
    `journeys: ${specs.join(', ')}`,
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', ...specs.map((name) => `/${name}.spec.ts`)],
    { cwd: join(root, 'frontend'), env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys } },
    journeys,
    readPlaywright,
  );
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(root, '.data'), { recursive: true });
writeFileSync(PASSED, JSON.stringify(passed));
process.exitCode = stages.report() === 0 ? 0 : 1;
