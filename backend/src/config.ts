import { resolve } from 'node:path';
import { NEW_PASSWORD_MIN, PASSWORD_MAX } from '@beside/common/account/account.constants';
import { isEmail, normaliseEmail } from '@beside/common/account/account.rules';
import type { Operator } from '@beside/common/operator/operator.types';
import { PAID_PLANS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import { PLANS } from '@beside/common/usage/plans';
import { type DatabaseAddress, databaseConfig } from './config.database.ts';
import { METRICS_NAMES, type MetricsConfig, metricsConfig } from './config.metrics.ts';
import { operatorConfig, type StripeConfig, stripeConfig } from './config.payments.ts';
import { PUSH_NAMES, type PushConfig, pushConfig } from './config.push.ts';
import { type RedisSettings, redisSettings } from './config.redis.ts';
import { type Environment, keptSecret, readSecretFiles, sessionSecretsOf } from './config.secrets.ts';
import { TRACING_NAMES, type TracingConfig, tracingConfig } from './config.tracing.ts';
import { networksOf } from './lib/ip-address.ts';

/** The variable that sets a plan's price. */
const priceName = (plan: PaidPlan) => `PLAN_PRICE_${plan.toUpperCase()}` as const;
const PRICE_NAMES = PAID_PLANS.map(priceName);

/** The only environment variables that the product reads, beside the files of `SECRET_NAMES`; equal to `.env.example`. */
export const CONFIG_NAMES = [
  'NODE_ENV',
  'PORT',
  'PUBLIC_URL',
  'APP_NAME',
  'SUPPORT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_CONTACT',
  'OPERATOR_VAT_ID',
  'OPERATOR_REGISTER',
  'STATUS_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLER',
  'DATABASE_CONNECTIONS',
  'REDIS_URL',
  'SESSION_SECRET',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'MODEL_TIMEOUT_MS',
  'MODEL_DAILY_TOKENS',
  'MODEL_SECOND_QUESTION',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'STRIPE_AUTOMATIC_TAX',
  ...PRICE_NAMES,
  'POPULAR_PLAN',
  'SMTP_URL',
  'MAIL_FROM',
  'EMAIL_VERIFICATION',
  ...PUSH_NAMES,
  'OWNER_EMAIL',
  'OWNER_PASSWORD',
  'ADMIN_SECOND_FACTOR',
  'PWA',
  'TRUST_PROXY',
  'SHARED_NETWORKS',
  'STATUS_PAGE_ALLOW_PRIVATE',
  'RATE_LIMIT_FACTOR',
  ...METRICS_NAMES,
  ...TRACING_NAMES,
  'LOG_LEVEL',
] as const;

type Name = (typeof CONFIG_NAMES)[number];

export interface Config {
  production: boolean;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether browsers connect by https: then cookies travel by nothing else. */
  secure: boolean;
  appName: string;
  supportEmail: string;
  /** Who runs this site; null: nobody is named, as on a trial. */
  operator: Operator | null;
  statusUrl: string | null;
  dataDir: string;
  /** Null: the stand-in. */
  database: DatabaseAddress | null;
  /** Database connections of this node, all pools together. */
  databaseConnections: number;
  /** Null: one node, in memory. */
  redis: RedisSettings | null;
  /** The newest first, at least one: see `sessionSecretsOf`. */
  sessionSecrets: readonly string[];
  /** A base address of null: the provider's own when there is a key, else the stand-in. */
  model: { apiKey: string | null; baseUrl: string | null; name: string; timeoutMs: number };
  /** Tokens a day (UTC) that the whole installation may spend on the model; null: no cap. */
  modelDailyTokens: number | null;
  /** Whether a model that has not judged the danger of a question is asked for that alone. */
  modelSecondQuestion: boolean;
  /** Null: the stand-in, or no payments at all in production. */
  stripe: StripeConfig | null;
  /** Cents of euros a month, taxes included. */
  planPrices: Record<PaidPlan, number>;
  /** Whether Stripe calculates the tax that the prices include. */
  automaticTax: boolean;
  /** The plan that is called the most popular; null: none. */
  popularPlan: PaidPlan | null;
  /** `smtpUrl` of null: the stand-in, or no mail at all in production. */
  mail: { smtpUrl: string | null; from: string; verification: boolean };
  push: PushConfig;
  /** The first owner, made when there is none. */
  owner: { email: string; password: string } | null;
  /** Whether admins need a second step to open the panel, some days after they got their rights. */
  adminSecondFactor: boolean;
  /** Whether the site may be kept on a device as an app. Off: what browsers have of it goes. */
  pwa: boolean;
  /** Express's `trust proxy` value. */
  trustProxy: boolean | number | string;
  /** Networks behind which many people share addresses; caps by address are higher there. */
  sharedNetworks: string[];
  /** The incident monitor may read private addresses. */
  statusPageAllowPrivate: boolean;
  rateLimitFactor: number;
  /** Null: nothing is measured. */
  metrics: MetricsConfig | null;
  /** Null: nothing is traced. */
  tracing: TracingConfig | null;
  logLevel: string;
}

/** Its message lists every fault at once, a line each. */
export class ConfigError extends Error {}

/** Database connections of one node. With fewer, a pool would have none; four nodes of 20 fit PostgreSQL's default of 100. */
export const CONNECTIONS = { min: 8, default: 20, max: 1000 };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks the whole configuration.
 * @param environment the environment's variables; empty ones count as unset
 * @throws ConfigError with everything that is missing or wrong
 */
export function loadConfig(environment: Environment): Config {
  const faults: string[] = [];
  const env = readSecretFiles(environment, faults);
  const text = (name: Name): string | null => env[name]?.trim() || null;
  const untrimmed = (name: Name): string | null => env[name] || null;
  const number = (name: Name, fallback: number, min: number, max: number): number => {
    const raw = text(name);
    const value = raw === null ? fallback : Number(raw);
    if (!Number.isFinite(value) || value < min || value > max) {
      faults.push(`${name} must be a number from ${min} to ${max}`);
      return fallback;
    }
    return value;
  };
  const url = (name: Name, protocols: string[]): string | null => {
    const raw = text(name);
    if (raw === null) return null;
    const parsed = URL.canParse(raw) ? new URL(raw) : null;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      faults.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
      return null;
    }
    return raw.replace(/\/+$/, '');
  };

  const production = text('NODE_ENV') === 'production';
  const port = number('PORT', 3000, 0, 65_535);
  if (!Number.isInteger(port)) faults.push('PORT must be a whole number');
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  const database = databaseConfig({ address: (name) => url(name, ['postgres:', 'postgresql:']), text }, faults);
  const databaseConnections = number('DATABASE_CONNECTIONS', CONNECTIONS.default, CONNECTIONS.min, CONNECTIONS.max);
  if (!Number.isInteger(databaseConnections)) faults.push('DATABASE_CONNECTIONS must be a whole number');
  const statusUrl = url('STATUS_URL', ['http:', 'https:']);
  const redis = redisSettings(text('REDIS_URL'), faults);
  const sessionSecrets = sessionSecretsOf(text('SESSION_SECRET'), faults);
  const apiKey = text('OPENAI_API_KEY');
  const baseUrl = url('OPENAI_BASE_URL', ['http:', 'https:']);
  const level = text('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(level)) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);

  const trusted = trustProxy(text('TRUST_PROXY'));
  if (typeof trusted === 'string' && !areNetworks(trusted.split(/ *, */)))
    faults.push('TRUST_PROXY must be true, false, a number of proxies, or their addresses');

  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const verification = text('EMAIL_VERIFICATION') ?? (smtpUrl ? 'required' : 'off');
  if (!['required', 'off'].includes(verification)) faults.push('EMAIL_VERIFICATION must be required or off');
  const adminStep = text('ADMIN_SECOND_FACTOR') ?? (production ? 'required' : 'off');
  if (!['required', 'off'].includes(adminStep)) faults.push('ADMIN_SECOND_FACTOR must be required or off');
  const pwa = text('PWA') ?? 'on';
  if (!['on', 'off'].includes(pwa)) faults.push('PWA must be on or off');
  const push = pushConfig(text, { production }, faults);
  const stripe = stripeConfig(text, url('STRIPE_API_URL', ['http:', 'https:']), faults);
  const operator = operatorConfig(text, { required: production && stripe !== null }, faults);
  const tax = text('STRIPE_AUTOMATIC_TAX') ?? 'off';
  if (!['on', 'off'].includes(tax)) faults.push('STRIPE_AUTOMATIC_TAX must be on or off');
  const popular = text('POPULAR_PLAN') ?? PLANS.find((plan) => 'isPopular' in plan)?.id ?? 'none';
  const popularPlan = PAID_PLANS.find((plan) => plan === popular) ?? null;
  if (!popularPlan && popular !== 'none') faults.push(`POPULAR_PLAN must be ${PAID_PLANS.join(', ')} or none`);
  const euros = (name: Name, fallback: number): number => Math.round(number(name, fallback, 0.5, 10_000) * 100);
  const planPrices = Object.assign(
    {},
    ...PLANS.map((plan) => ('euros' in plan ? { [plan.id]: euros(priceName(plan.id), plan.euros) } : {})),
  );
  const from = text('MAIL_FROM');
  if (from !== null && !isEmail(addressOf(from))) faults.push('MAIL_FROM must be an address, or a name with an address in <>');
  const ownerEmail = text('OWNER_EMAIL');
  const ownerPassword = untrimmed('OWNER_PASSWORD');
  // The address alone is what is left once the password was removed, as it should be after the first start.
  if (ownerPassword !== null && ownerEmail === null) faults.push('OWNER_EMAIL is missing, and OWNER_PASSWORD needs it');
  if (ownerEmail !== null && !isEmail(ownerEmail)) faults.push('OWNER_EMAIL must be an email address');
  if (ownerPassword !== null && (ownerPassword.length < NEW_PASSWORD_MIN || ownerPassword.length > PASSWORD_MAX))
    faults.push(`OWNER_PASSWORD must have ${NEW_PASSWORD_MIN} to ${PASSWORD_MAX} characters`);

  if (production) {
    if (verification === 'required' && !text('SMTP_URL'))
      faults.push('SMTP_URL is missing, and EMAIL_VERIFICATION=required needs it');
    if (smtpUrl && !from) faults.push('MAIL_FROM is missing, and SMTP_URL needs it');
    if (!text('DATABASE_URL')) faults.push('DATABASE_URL is missing');
    if (!sessionSecrets) faults.push('SESSION_SECRET is missing');
    if (!text('PUBLIC_URL')) faults.push('PUBLIC_URL is missing');
    if (!apiKey && !text('OPENAI_BASE_URL')) faults.push('OPENAI_API_KEY is missing (or OPENAI_BASE_URL of a keyless server)');
  }
  const allowPrivate = text('STATUS_PAGE_ALLOW_PRIVATE') ?? 'false';
  if (!['true', 'false'].includes(allowPrivate)) faults.push('STATUS_PAGE_ALLOW_PRIVATE must be true or false');
  const sharedNetworks = text('SHARED_NETWORKS')?.split(/[\s,]+/) ?? [];
  if (!areNetworks(sharedNetworks)) faults.push('SHARED_NETWORKS must be networks, as 192.0.2.0/24, with commas between them');
  const dailyTokens = text('MODEL_DAILY_TOKENS') && number('MODEL_DAILY_TOKENS', 0, 1000, Number.MAX_SAFE_INTEGER);
  if (dailyTokens && !Number.isInteger(dailyTokens)) faults.push('MODEL_DAILY_TOKENS must be a whole number');
  const second = text('MODEL_SECOND_QUESTION') ?? 'on';
  if (!['on', 'off'].includes(second)) faults.push('MODEL_SECOND_QUESTION must be on or off');
  const timeoutMs = number('MODEL_TIMEOUT_MS', 60_000, 100, 3_600_000);
  const rateLimitFactor = number('RATE_LIMIT_FACTOR', 1, 0.01, 1_000_000);
  const metrics = metricsConfig({ text, number }, { port }, faults);
  const tracing = tracingConfig({ address: (name) => url(name, ['http:', 'https:']), text, number }, faults);
  if (faults.length > 0) throw new ConfigError(`The configuration is not complete:\n${faults.map((f) => `  - ${f}`).join('\n')}`);

  // As a browser writes it: `HTTPS://Example.com/` is `https://example.com`.
  const address = new URL(publicUrl ?? `http://localhost:${port}`).href.replace(/\/+$/, '');
  const dataDir = resolve(text('DATA_DIR') ?? '.data');
  return {
    production,
    port,
    publicUrl: address,
    secure: address.startsWith('https:'),
    appName: text('APP_NAME') ?? 'Beside',
    supportEmail: text('SUPPORT_EMAIL') ?? 'support@example.com',
    operator,
    statusUrl,
    dataDir,
    database,
    databaseConnections,
    redis,
    sessionSecrets: sessionSecrets ?? [keptSecret(dataDir)],
    model: { apiKey, baseUrl, name: text('OPENAI_MODEL') ?? 'gpt-5-mini', timeoutMs },
    modelDailyTokens: dailyTokens || null,
    modelSecondQuestion: second === 'on',
    stripe,
    planPrices,
    automaticTax: tax === 'on',
    popularPlan,
    mail: {
      smtpUrl,
      from: from ?? `${text('APP_NAME') ?? 'Beside'} <no-reply@localhost.localdomain>`,
      verification: verification === 'required',
    },
    push,
    owner: ownerEmail && ownerPassword ? { email: normaliseEmail(ownerEmail), password: ownerPassword } : null,
    adminSecondFactor: adminStep === 'required',
    pwa: pwa === 'on',
    trustProxy: trusted,
    sharedNetworks,
    statusPageAllowPrivate: allowPrivate === 'true',
    rateLimitFactor,
    metrics,
    tracing,
    logLevel: level,
  };
}

/** Whether these are addresses or networks in CIDR notation. */
function areNetworks(networks: string[]): boolean {
  try {
    networksOf(networks);
    return true;
  } catch {
    return false;
  }
}

/** The address in `Name <address>`, or the whole. */
function addressOf(sender: string): string {
  return /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;
}

/** `true`, `false`, a number of proxies, or a list of addresses, as Express takes them. */
function trustProxy(raw: string | null): boolean | number | string {
  if (raw === null || raw === 'false') return false;
  if (raw === 'true') return true;
  return /^\d+$/.test(raw) ? Number(raw) : raw;
}
