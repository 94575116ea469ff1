import { join } from 'node:path';
import { type DatabaseAddress, withoutPooler } from './config.database.ts';
import { type Config, ConfigError } from './config.ts';
import { codeOf } from './lib/error-code.ts';

/** The stand-ins, each with the setting that makes it unnecessary. A call reads the one that is needed, so production reads none. */
export const loadPostgres = () => orExplain('DATABASE_URL', import('#stand-ins/postgres/postgres'));
export const loadModel = () => orExplain('OPENAI_API_KEY', import('#stand-ins/model/model.server'));
export const loadMail = () => orExplain('SMTP_URL', import('#stand-ins/mail/smtp.server'));
export const loadPush = () => orExplain('PUSH_PUBLIC_KEY', import('#stand-ins/push/push.server'));
export const loadStripe = () => orExplain('STRIPE_SECRET_KEY', import('#stand-ins/stripe/stripe.server'));

/** Does a command's work on the server's database: the configured one, or the stand-in's, which is started for it where it does not run. */
export async function onDatabase<T>(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> {
  if (database) return work(database);
  const standIn = await (await loadPostgres()).startPostgres(join(dataDir, 'postgres'));
  try {
    return await work(withoutPooler(standIn.url));
  } finally {
    await standIn.stop();
  }
}

/** @throws ConfigError where the installation has no stand-ins, as the image has none */
async function orExplain<StandIn>(setting: string, loading: Promise<StandIn>): Promise<StandIn> {
  try {
    return await loading;
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError(
      `${setting} is not set, and this installation has no stand-ins. NODE_ENV=production names all that is missing.`,
      { cause: error },
    );
  }
}
