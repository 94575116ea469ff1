import { config as readDotEnv } from 'dotenv';
import { SCHEMA } from './app.features.ts';
import { CONNECTIONS, ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { promoteOwner, resetSecondFactor } from './features/account/account.owner.ts';
import { auditOwner, auditSecondFactorReset } from './features/admin/audit/admin.audit.ts';
import { createLog } from './lib/logger.ts';
import { onDatabase } from './load-stand-in.ts';

const RESET = '--reset-second-factor';

/** The command behind `npm run owner -- EMAIL`, on the server's database, whether or not the server runs. */
async function main(): Promise<string> {
  const [address, option] = process.argv.slice(2);
  if (!address || (option !== undefined && option !== RESET))
    throw new ConfigError(`Say whom: npm run owner -- EMAIL, or EMAIL ${RESET}`);
  const isReset = option === RESET;
  readDotEnv({ quiet: true });
  const config = loadConfig(process.env);
  await onDatabase(config, async (database) => {
    const db = await openDatabase(database, SCHEMA, createLog('silent'), CONNECTIONS.min);
    try {
      const done = isReset
        ? await resetSecondFactor(db.pool, address, auditSecondFactorReset)
        : (await promoteOwner(db.pool, address, auditOwner)) || null;
      if (done === null) throw new ConfigError(`No account has the address ${address}. Register it first.`);
      if (!done) throw new ConfigError(`${address} has no second step.`);
    } finally {
      await db.close();
    }
  });
  return isReset
    ? `${address} signs in by the password alone now, and was signed out everywhere.`
    : `${address} is an owner now.`;
}

main().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : 'unknown';
    process.stderr.write(`${error instanceof ConfigError ? message : `That failed: ${message}`}\n`);
    process.exitCode = 1;
  },
);
