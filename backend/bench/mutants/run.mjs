// `npm run mutants [-- --only writer|tokens|replies|usage|http|realtime]`: see "Mutants" in ../README.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GROUPS } from './groups.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const names = Object.keys(GROUPS).filter((name) => !options.only || options.only.includes(name));
if (names.length === 0) throw new Error(`--only takes one of ${Object.keys(GROUPS).join(', ')}`);

// Tools that only this needs, so that nobody else has to install them.
if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--workspaces=false'], { cwd: import.meta.dirname, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools could not be installed');
}

const reports = join(import.meta.dirname, 'reports');
mkdirSync(reports, { recursive: true });
for (const name of names) {
  const { mutate, tests } = GROUPS[name];
  process.stdout.write(`\n${name}\n`);
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
        MUTATE: mutate.join(','),
        MUTANTS_TESTS: tests.join(','),
        MUTANTS_REPORT: join(reports, `${name}.json`),
      },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
