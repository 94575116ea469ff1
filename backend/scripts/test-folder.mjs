// Where the files of a test run stand: in memory, where the machine has room for them.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Databases of a whole run take up to 3 GB. Containers often give `/dev/shm` no more than 64 MB. */
const NEEDED_BYTES = 6e9;

/** Makes a folder for the files of a test run. Its caller removes it. @returns its path */
export function makeTestFolder() {
  const folder = mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), 'beside-run-'));
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
