// The environment of the journeys: two built servers (one requires verified addresses), a real PostgreSQL, a model stand-in
// behind a relay that can hold its answers, stand-ins of mail, pushes and payments, three proxies that break connections, and what starts further servers.
// It prints one line with the addresses, and stops everything on SIGTERM.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { makeCoupons } from './coupons.mjs';
import { startFurtherNodes } from './further-nodes.mjs';
import { startModelRelay } from './model-relay.mjs';
import { freePort } from './ports.mjs';
import { startProxy } from './proxy.mjs';

const root = resolve(import.meta.dirname, '../../..');
const closers = [];
let stopping = false;

/**
 * The model answers quickly, since a test that needs to look at the middle holds the answer there (see `model-relay.mjs`). A page that
 * waits or grows costs the browser more than all the rest of most journeys.
 */
const PACE = { tokensPerSecond: 2000, firstTokenMs: 20 };

function ensureBuilt() {
  if (existsSync(join(root, 'backend/bundle/main.js')) && existsSync(join(root, 'frontend/dist/index.html'))) return;
  const { status } = spawnSync(process.execPath, [join(root, 'backend/scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the product could not be built');
}

/** A module of the built server. */
const built = (path) => import(join(root, 'backend/dist', path));

async function startDatabase() {
  const { startPostgres } = await built('stand-ins/postgres/postgres.js');
  const folder = mkdtempSync(join(tmpdir(), 'beside-journeys-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user than this.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off', synchronous_commit: 'off' });
  closers.push(() => postgres.remove());
  return postgres.url;
}

/** Another database on the same server. */
async function anotherDatabase(url, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function startMail() {
  const { startMailServer } = await built('stand-ins/mail/smtp.server.js');
  const mail = await startMailServer();
  closers.push(() => mail.close());
  return mail;
}

/** A push service that both products send to, with one pair of keys. */
async function startPushes() {
  const [{ startPushServer }, { createPushKeys }] = await Promise.all([
    built('stand-ins/push/push.server.js'),
    built('lib/push/push-keys.js'),
  ]);
  const server = await startPushServer();
  closers.push(() => server.close());
  const { publicKey, privateKey } = createPushKeys();
  const env = {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:push@beside.test',
    PUSH_HOSTS: server.url,
  };
  return { url: server.url, env };
}

async function startModel() {
  const { startModelServer } = await built('stand-ins/model/model.server.js');
  const model = await startModelServer(PACE);
  closers.push(() => model.close());
  const relay = await startModelRelay(model.url);
  closers.push(relay.close);
  return relay.url;
}

/** A payment stand-in, with the product's plans and discount codes. */
async function startStripe() {
  const [{ startStripeServer }, { setUpStripe }, { createPayments }] = await Promise.all([
    built('stand-ins/stripe/stripe.server.js'),
    built('features/subscription/subscription.setup.js'),
    built('lib/stripe.js'),
  ]);
  const stripe = await startStripeServer({ folder: null });
  closers.push(() => stripe.close());
  const planPrices = { bronze: 499, silver: 999, gold: 1999 };
  const { stripe: client } = await createPayments({ ...stripe, apiUrl: stripe.url });
  await setUpStripe(client, { appName: 'Beside', planPrices, webhookUrl: null });
  await makeCoupons(client);
  return stripe;
}

const startProduct = async (...settings) => (await startNode(...settings)).url;

async function startNode(databaseUrl, modelUrl, stripe, smtpUrl, verification, pushes, settings = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'backend/bundle/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      OPENAI_BASE_URL: `${modelUrl}/v1`,
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Beside <mail@beside.test>',
      EMAIL_VERIFICATION: verification,
      ...pushes.env,
      SESSION_SECRET: 'a secret of the journeys',
      TRUST_PROXY: 'true',
      RATE_LIMIT_FACTOR: '100',
      OWNER_EMAIL: 'owner@example.com',
      OWNER_PASSWORD: 'an orchard in the rain 3',
      STATUS_PAGE_ALLOW_PRIVATE: 'true',
      LOG_LEVEL: process.env.TEST_LOG ?? 'error',
      ...settings,
    },
  });
  const exited = new Promise((done) => child.once('exit', done));
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGKILL');
    return exited;
  };
  closers.push(stop);
  await new Promise((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('is ready on') && ready());
    exited.then((code) => {
      fail(new Error(`the product ended with ${code} before it was ready`));
      if (!stopping && !isStopped) process.exitCode = 1;
    });
  });
  return { url: `http://localhost:${port}`, stop };
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const close of closers.reverse()) await Promise.resolve(close()).catch((error) => console.error(error));
  process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(0));

try {
  ensureBuilt();
  const [database, model, mail, pushes, stripe, later] = await Promise.all([
    startDatabase(),
    startModel(),
    startMail(),
    startPushes(),
    startStripe(),
    // Where journeys move the clock: it is everybody's.
    startStripe(),
  ]);
  const [product, verified] = await Promise.all([
    startProduct(database, model, stripe, mail.smtpUrl, 'off', pushes),
    startProduct(await anotherDatabase(database, 'verified'), model, later, mail.smtpUrl, 'required', pushes),
  ]);
  stripe.listenTo(`${product}/api/stripe/webhook`);
  later.listenTo(`${verified}/api/stripe/webhook`);
  const polled = await startProxy(product, 'upgrades');
  const cut = await startProxy(product, 'sockets');
  const shaky = await startProxy(product, 'nothing');
  const further = await startFurtherNodes(
    (name) => anotherDatabase(database, name),
    (url, settings) => startNode(url, model, stripe, mail.smtpUrl, 'off', pushes, settings),
  );
  closers.push(polled.close, cut.close, shaky.close, further.close);
  const breaking = `polled=${polled.url} cut=${cut.url} shaky=${shaky.url}`;
  console.log(
    `world: product=${product} ${breaking} model=${model} verified=${verified} mailbox=${mail.mailboxUrl} stripe=${stripe.url} later=${later.url} push=${pushes.url} nodes=${further.url}`,
  );
} catch (error) {
  console.error(error);
  await stop(1);
}
