import { config as readDotEnv } from 'dotenv';
import { SCHEMA } from './app.features.ts';
import { CONNECTIONS, ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { promoteOwner } from './features/account/account.owner.ts';
import { auditOwner } from './features/admin/audit/admin.audit.ts';
import { createLog } from './lib/logger.ts';
import { onDatabase } from './load-stand-in.ts';

/** The command behind `npm run owner -- EMAIL`, on the server's database, whether or not the server runs. */
async function main(): Promise<string> {
  const [address] = process.argv.slice(2);
  if (!address) throw new ConfigError('Say whom: npm run owner -- EMAIL');
  readDotEnv({ quiet: true });
  const config = loadConfig(process.env);
  await onDatabase(config, async (database) => {
    const db = await openDatabase(database, SCHEMA, createLog('silent'), CONNECTIONS.min);
    try {
      if (!(await promoteOwner(db.pool, address, auditOwner)))
        throw new ConfigError(`No account has the address ${address}. Register it first.`);
    } finally {
      await db.close();
    }
  });
  return `${address} is an owner now.`;
}

main().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : 'unknown';
    process.stderr.write(`${error instanceof ConfigError ? message : `That failed: ${message}`}\n`);
    process.exitCode = 1;
  },
);
