// Where the files of a test run stand: in memory, where the machine has room for them.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Databases of a whole run take up to 3 GB. Containers often give `/dev/shm` no more than 64 MB. */
const NEEDED_BYTES = 6e9;

/** Makes a folder for the files of a test run. Its caller removes it. @returns its path */
export function makeTestFolder() {
  const folder = mkdtempSync(join(isRoomy(MEMORY) && takesPrograms(MEMORY) ? MEMORY : tmpdir(), 'beside-run-'));
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755);
  return folder;
}

function isRoomy(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Whether programs may run from there: containers often forbid it in `/dev/shm`, and some tests copy one. */
function takesPrograms(folder) {
  let own;
  try {
    own = mkdtempSync(join(folder, 'beside-probe-'));
    const program = join(own, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(program).status === 0;
  } catch {
    return false;
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}
