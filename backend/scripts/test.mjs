// `npm test`: everything that a change must pass, from the lint to journeys in a browser. Its last line adds all runners up.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installNeeds } from './needs.mjs';
import { readPlaywright, readVitest, Stages } from './stages.mjs';
import { makeTestFolder } from './test-folder.mjs';
import { root } from './tools.mjs';

/** Files of tests beside those that keep the cores busy: many wait for a lease, a time-out, a process, or for Chromium's share of a core. */
const WAITING = 4;
const cores = availableParallelism();

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
const unit = join(folder, 'unit.json');
const journeys = join(folder, 'journeys.json');
const runUnit = () =>
  stages.runner(
    'unit, API, socket and page tests',
    'vitest',
    [
      ...['run', '--config', 'backend/vitest.config.ts', `--maxWorkers=${cores + WAITING}`],
      ...['--reporter=minimal', '--reporter=json', `--outputFile.json=${unit}`],
    ],
    { env },
    unit,
    readVitest,
  );
const runJourneys = () =>
  stages.runner(
    'journeys in a browser',
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts'],
    { cwd: join(root, 'frontend'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys } },
    journeys,
    readPlaywright,
  );
const types = stages.check('types', 'npm', ['run', '--silent', 'typecheck']);
// Both wait for a part of their time, and fill what the other leaves. One core is busy with either.
if (cores > 1) await Promise.all([types, runUnit(), runJourneys()]);
else for (const stage of [() => types, runUnit, runJourneys]) await stage();
rmSync(folder, { recursive: true, force: true });
process.exitCode = stages.report() === 0 ? 0 : 1;
