import { parseArgs } from 'node:util';
import { config as readDotEnv } from 'dotenv';
import pg from 'pg';
import { ConfigError, loadConfig } from './config.ts';
import { server } from './database/server.statements.ts';
import { type KnownHash, verifyAudit } from './features/admin/audit/admin.audit-verify.ts';
import { onDatabase } from './load-stand-in.ts';

/**
 * The command behind `npm run audit:verify [-- --known ID:HASH …]`, on the server's database, whether or not the server runs. It only reads: a copy
 * that is kept as evidence must stay as it is.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { known: { type: 'string', multiple: true, default: [] } } });
  const known = values.known.map(readKnown);
  readDotEnv({ quiet: true });
  const config = loadConfig(process.env);
  await onDatabase(config, async ({ directUrl }) => {
    const pool = new pg.Pool({
      connectionString: directUrl,
      max: 1,
      options: '-c default_transaction_read_only=on',
    });
    try {
      if (!(await server.hasTable(pool, 'audit_log'))) throw new ConfigError('This database has no audit log.');
      const { entries, hash, faults } = await verifyAudit(pool, known);
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      process.stdout.write(
        faults.length > 0
          ? 'The audit log was tampered with.\n'
          : `The audit log is whole. Entries: ${entries}. The newest hash: ${hash || 'none'}\n`,
      );
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await pool.end();
    }
  });
}

/** `ID:HASH`, as the daily line of the log has them. */
function readKnown(text: string): KnownHash {
  const [, id, hash] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!id || !hash) throw new ConfigError(`Not an entry and its hash: ${text}. Say --known ID:HASH`);
  return { id: Number(id), hash };
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`${error instanceof ConfigError ? message : `That failed: ${message}`}\n`);
  process.exitCode = 1;
});
