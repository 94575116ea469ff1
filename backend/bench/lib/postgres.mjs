import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../dist/stand-ins/postgres/postgres.js';
import { cpuOfFamily } from './proc.mjs';

/** A real PostgreSQL of the bench's own, durable as in production, in a temporary folder. */
export async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'beside-bench-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'));
  const pid = Number((await readFile(join(postgres.data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return {
    url: postgres.url,
    /** Seconds of processor time of the server and all its workers. */
    cpu: () => cpuOfFamily(pid),
    async stop() {
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
