// `npm test`: everything that a change must pass, from the lint to journeys in a browser. Its last line adds all runners up.
// What the tests need beyond npm (Redis, Chromium, nginx, curl) is looked for, and installed where that is possible.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { has, root, run } from './tools.mjs';

const NEEDED = [
  { program: 'nginx', debian: 'nginx', here: () => has('nginx') },
  { program: 'curl', debian: 'curl', here: () => has('curl') },
  { program: 'redis-server', debian: 'redis-server', here: () => has('redis-server') || process.env.REDIS_URL },
  {
    program: 'chromium',
    debian: 'chromium',
    here: () => ['chromium', 'chromium-browser', 'google-chrome'].some(has) || process.env.CHROMIUM_PATH,
  },
];

async function installMissing() {
  const missing = NEEDED.filter(({ here }) => !here()).map(({ debian }) => debian);
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')} fonts-noto-cjk fonts-noto-color-emoji`;
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log(`Installing ${missing.join(', ')} …`);
    if ((await run('sh', ['-c', `${command} >/dev/null`], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })) === 0)
      return;
  }
  console.error(`The tests need ${missing.join(' and ')}. Install them, on Debian or Ubuntu with:\n  sudo sh -c '${command}'`);
  process.exit(1);
}

/** One check that passes or fails as a whole. What it prints stands together, since others may run beside it. */
async function check(name, program, args) {
  const print = [];
  const options = { stdio: ['ignore', 'pipe', 'pipe'] };
  const passed = (await run(program, args, options, (text) => print.push(text))) === 0;
  console.log(`\n── ${name}\n${print.join('').trimEnd()}`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** A test runner that writes its report as JSON; one that writes none counts as one failure. */
async function runner(name, program, args, options, report, read) {
  console.log(`\n── ${name}`);
  const code = await run(program, args, options);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const counts = read(JSON.parse(readFileSync(report, 'utf8')));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

await installMissing();
const folder = mkdtempSync(join(tmpdir(), 'beside-reports-'));
const results = [];
results.push(
  ...(await Promise.all([
    check('format and lint', 'biome', ['check', '.']),
    check('rules between rooms', 'npm', ['run', '--silent', 'lint:rooms']),
    check('unused code', 'knip', []),
  ])),
);
if (!(await build(true))) results.push({ passed: 0, failed: 1 });
// Beside the tests, which wait for much of their time.
const types = check('types', 'npm', ['run', '--silent', 'typecheck']);

const unit = join(folder, 'unit.json');
results.push(
  await runner(
    'unit, API and socket tests',
    'vitest',
    ['run', '--config', 'backend/vitest.config.ts', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
    {},
    unit,
    ({ numPassedTests, numFailedTests, numTotalTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests || numTotalTests - numPassedTests,
    }),
  ),
);
results.push(await types);
const journeys = join(folder, 'journeys.json');
results.push(
  await runner(
    'journeys in a browser',
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts'],
    { cwd: join(root, 'frontend'), env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys } },
    journeys,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
  ),
);
rmSync(folder, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
