// `npm run mutants [-- --only NAME]`, one of `groups.mjs`: see "Mutants" in ../README.md.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS } from './groups.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const names = Object.keys(GROUPS).filter((name) => !options.only || options.only.includes(name));
if (names.length === 0) throw new Error(`--only takes one of ${Object.keys(GROUPS).join(', ')}`);

// Tools that only this needs, so that others need not install them.
if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--workspaces=false'], { cwd: import.meta.dirname, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools could not be installed');
}

const reports = join(import.meta.dirname, 'reports');
mkdirSync(reports, { recursive: true });
for (const name of names) {
  const { mutate, tests, testTimeout = 20_000 } = GROUPS[name];
  process.stdout.write(`\n${name}\n`);
  // Stryker kills a process that takes too long; this folder identifies the PostgreSQL and Redis that it leaves behind.
  const databases = mkdtempSync(join(tmpdir(), 'beside-mutants-'));
  chmodSync(databases, 0o755);
  const { status } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      join(import.meta.dirname, 'stryker.config.mjs'),
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        TMPDIR: databases,
        MUTATE: mutate.join(','),
        MUTANTS_TESTS: tests.join(','),
        MUTANTS_TEST_TIMEOUT: String(testTimeout),
        MUTANTS_REPORT: join(reports, `${name}.json`),
      },
    },
  );
  endLeftBehind(databases);
  rmSync(databases, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  if (status !== 0) process.exitCode = 1;
}

/** Ends processes whose temporary files are in a folder. On Linux alone. */
function endLeftBehind(folder) {
  if (!existsSync('/proc')) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [command, environment] = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8'));
      if (command.includes(folder) || environment.includes(folder)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile, or belongs to another user.
    }
  }
}
