// `npm test`: everything that a change must pass, from the lint to journeys in a browser. Its last line adds all runners up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installNeeds } from './needs.mjs';
import { readPlaywright, readVitest, Stages } from './stages.mjs';
import { root } from './tools.mjs';

if (!(await installNeeds())) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'beside-reports-'));
const stages = new Stages();
const unit = (name, kinds, options) => {
  const report = join(folder, `${kinds.join('-')}.json`);
  const args = ['run', '--config', 'backend/vitest.config.ts', ...kinds.flatMap((kind) => ['--project', kind])];
  args.push('--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`);
  return stages.runner(name, 'vitest', args, options, report, readVitest);
};

await stages.step('build', () => build(true));
// Tests of the server wait for a third of their time, and journeys for a fifth: what yields fills it, and does not slow them.
const yields = { yields: true };
const checks = Promise.all([
  stages.check('format and lint', 'biome', ['check', '.'], yields),
  stages.check('rules between rooms', 'npm', ['run', '--silent', 'lint:rooms'], yields),
  stages.check('unused code', 'knip', [], yields),
  stages.check('types', 'npm', ['run', '--silent', 'typecheck'], yields),
]);
await unit('API, socket and process tests', ['product', 'process'], {});
await checks;
const others = unit('unit and page tests', ['pure', 'page'], yields);
const journeys = join(folder, 'journeys.json');
await stages.runner(
  'journeys in a browser',
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts'],
  { cwd: join(root, 'frontend'), env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys } },
  journeys,
  readPlaywright,
);
await others;
rmSync(folder, { recursive: true, force: true });
process.exitCode = stages.report() === 0 ? 0 : 1;
