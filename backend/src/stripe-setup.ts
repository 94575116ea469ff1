import { config as readDotEnv } from 'dotenv';
import { ConfigError, loadConfig } from './config.ts';
import { setUpStripe } from './features/subscription/subscription.setup.ts';
import { createPayments } from './lib/stripe.ts';

/** A secret to begin with: the webhook's own is known only once the webhook is made. */
const NOT_YET = 'whsec_not_made_yet';

/** The command behind `npm run stripe:setup`, in the configured Stripe account. */
async function main(): Promise<string[]> {
  readDotEnv({ quiet: true });
  const { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_SECRET_FILE } = process.env;
  const isMade = STRIPE_WEBHOOK_SECRET || STRIPE_WEBHOOK_SECRET_FILE;
  const config = loadConfig({ ...process.env, ...(isMade ? {} : { STRIPE_WEBHOOK_SECRET: NOT_YET }) });
  const { stripe: settings, appName, planPrices, publicUrl } = config;
  if (!settings) throw new ConfigError('Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY first.');
  // Stripe posts to public addresses alone.
  const isPublic = publicUrl.startsWith('https:') || settings.apiUrl !== null;
  const webhookUrl = isPublic ? `${publicUrl}/api/stripe/webhook` : null;
  const { stripe, apiVersion } = await createPayments(settings);
  const { said, webhookSecret } = await setUpStripe(stripe, { appName, planPrices, webhookUrl, apiVersion });
  if (webhookUrl === null)
    said.push('webhook: none, since PUBLIC_URL is not https (locally: stripe listen --forward-to …/api/stripe/webhook)');
  if (webhookSecret) said.push(`Set STRIPE_WEBHOOK_SECRET=${webhookSecret}`);
  return said;
}

main().then(
  (said) => process.stdout.write(`${said.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'That failed'}\n`);
    process.exitCode = 1;
  },
);
