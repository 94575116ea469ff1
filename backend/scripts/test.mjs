// `npm test`: everything that a change must pass, from the lint to journeys in a browser. Its last line adds all runners up.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installNeeds } from './needs.mjs';
import { readPlaywright, readVitest, Stages } from './stages.mjs';
import { root } from './tools.mjs';

if (!(await installNeeds())) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'beside-reports-'));
const stages = new Stages();
await Promise.all([
  stages.step('build', () => build(true)),
  stages.check('format and lint', 'biome', ['check', '.']),
  stages.check('rules between rooms', 'npm', ['run', '--silent', 'lint:rooms']),
  stages.check('unused code', 'knip', []),
]);
/** Tests of some kinds (`backend/src/testing/kinds.ts`). */
function tests(name, kinds, more = {}) {
  const report = join(folder, `${kinds[0]}.json`);
  const args = [
    'run',
    '--config',
    'backend/vitest.config.ts',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return stages.runner(name, 'vitest', [...args, ...kinds.map((kind) => `--project=${kind}`)], more, report, readVitest);
}

const types = stages.check('types', 'npm', ['run', '--silent', 'typecheck']);
// First and alone: nodes that are killed and proxies that hang have leases to keep.
await tests('tests with processes of their own', ['process']);
await types;
// Beside each other: these tests wait for half of their time, and the journeys take what they leave.
const others = tests('unit, API, socket and page tests', ['product', 'page', 'pure'], { quiet: join(folder, 'tests.txt') });
const journeys = join(folder, 'journeys.json');
await stages.runner(
  'journeys in a browser',
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts', `--workers=${Math.max(2, availableParallelism())}`],
  { cwd: join(root, 'frontend'), env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys } },
  journeys,
  readPlaywright,
);
await others;
rmSync(folder, { recursive: true, force: true });
process.exitCode = stages.report() === 0 ? 0 : 1;
