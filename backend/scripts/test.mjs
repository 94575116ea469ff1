// `npm test`: everything that a change must pass, from the lint to journeys in a browser. Its last line adds all runners up.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installNeeds } from './needs.mjs';
import { readPlaywright, readVitest, Stages } from './stages.mjs';
import { makeTestFolder } from './test-folder.mjs';
import { root } from './tools.mjs';

if (!(await installNeeds())) process.exit(1);
const folder = makeTestFolder();
// Databases and folders of the tests stand there.
const env = { ...process.env, TMPDIR: folder };
const stages = new Stages();
await Promise.all([
  stages.step('build', () => build(true)),
  stages.check('format and lint', 'biome', ['check', '.']),
  stages.check('rules between rooms', 'npm', ['run', '--silent', 'lint:rooms']),
  stages.check('unused code', 'knip', []),
]);
// Beside the tests, which wait for a part of their time.
const types = stages.check('types', 'npm', ['run', '--silent', 'typecheck']);

const unit = join(folder, 'unit.json');
await stages.runner(
  'unit, API, socket and page tests',
  'vitest',
  ['run', '--config', 'backend/vitest.config.ts', '--reporter=minimal', '--reporter=json', `--outputFile.json=${unit}`],
  { env },
  unit,
  readVitest,
);
await types;
const journeys = join(folder, 'journeys.json');
await stages.runner(
  'journeys in a browser',
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts'],
  { cwd: join(root, 'frontend'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys } },
  journeys,
  readPlaywright,
);
rmSync(folder, { recursive: true, force: true });
process.exitCode = stages.report() === 0 ? 0 : 1;
