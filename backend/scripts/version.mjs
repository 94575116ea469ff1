// What `npm version` runs: every package, the lock file and the server get the new version, and all migrations are released with it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordReleased } from './released-migrations.mjs';
import { root } from './tools.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const FLOORS = ['common', 'backend', 'frontend'];
const SERVER = 'backend/src/lib/version.ts';

function edit(file, change) {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return file;
}

const editJson = (file, change) =>
  edit(file, (text) => {
    const content = JSON.parse(text);
    change(content);
    return `${JSON.stringify(content, null, 2)}\n`;
  });

/** A package's own version, and the one of the shared package that it asks for. */
function setVersion(described) {
  described.version = version;
  if (described.dependencies?.['@beside/common']) described.dependencies['@beside/common'] = version;
}

const changed = [
  ...FLOORS.map((floor) => editJson(`${floor}/package.json`, setVersion)),
  editJson('package-lock.json', (lock) => {
    for (const described of [lock, ...['', ...FLOORS].map((name) => lock.packages[name])]) setVersion(described);
  }),
  edit(SERVER, (text) => text.replace(/VERSION = '[^']*'/, `VERSION = '${version}'`)),
  recordReleased(root),
];
// npm commits what is added, and tags the commit.
process.exitCode = spawnSync('git', ['add', ...changed], { cwd: root, stdio: 'inherit' }).status ?? 1;
