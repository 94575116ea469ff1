import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, type Sandbox, startSandbox, startWebhook, subscribe, type Webhook } from '../../src/testing/stripe-sandbox.ts';
import { startStripeServer } from './stripe.server.ts';

let sandbox: Sandbox;
let webhook: Webhook | null = null;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beside-stripe-'));
  sandbox = await startSandbox({ folder });
});
afterEach(async () => {
  await sandbox.close();
  await webhook?.close();
  webhook = null;
  await rm(folder, { recursive: true });
});

const listen = async (): Promise<Webhook> => {
  const made = await startWebhook(sandbox.stripe, () => sandbox.server.webhookSecret);
  webhook = made;
  return made;
};

/** Milliseconds by which a sandbox's clock is ahead, read where nothing came between. */
function aheadOf(server: { now(): number }): number {
  for (;;) {
    const before = Date.now();
    const now = server.now();
    if (Date.now() - before < 50) return now - before;
  }
}

describe('an idempotency key', () => {
  it('answers the same again, and refuses another request', async () => {
    const { stripe } = sandbox;
    const options = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ email: 'a@example.com' }, options);
    const again = await stripe.customers.create({ email: 'a@example.com' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = stripe.customers.create({ email: 'b@example.com' }, options);
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('is refused while its first request is under way', async () => {
    const { server, stripe } = sandbox;
    server.fail({ path: /customers$/, how: 'slow', ms: 300 });
    const first = stripe.customers.create({}, { idempotencyKey: 'two' });
    await expect.poll(() => server.requests.some(({ idempotencyKey }) => idempotencyKey === 'two')).toBe(true);
    await expect(stripe.customers.create({}, { idempotencyKey: 'two' })).rejects.toMatchObject({ statusCode: 409 });
    expect((await first).object).toBe('customer');
  });

  it('makes one customer of a request whose answer was lost', async () => {
    const { server } = sandbox;
    server.fail({ path: '/customers', method: 'POST', how: 'cut-after' });
    const patient = clientOf(server, server.secretKey, 2);
    const customer = await patient.customers.create({ email: 'once@example.com' });
    const all = await patient.customers.list({ email: 'once@example.com' });
    expect(all.data.map(({ id }) => id)).toEqual([customer.id]);
  });

  it('survives a restart', async () => {
    const first = await sandbox.stripe.customers.create({}, { idempotencyKey: 'kept' });
    await sandbox.close();
    sandbox = { ...sandbox, server: await startStripeServer({ folder }) };
    const stripe = clientOf(sandbox.server, sandbox.server.secretKey);
    expect((await stripe.customers.create({}, { idempotencyKey: 'kept' })).id).toBe(first.id);
    sandbox = { ...sandbox, stripe, close: () => sandbox.server.close() };
  });
});

describe('a fault', () => {
  it.each([
    ['cut-before', 0, 'StripeConnectionError'],
    ['cut-after', 1, 'StripeConnectionError'],
    ['500-before', 0, 'StripeAPIError'],
    ['500-after', 1, 'StripeAPIError'],
    ['429', 0, 'StripeRateLimitError'],
  ] as const)('%s leaves %i customers', async (how, customers, type) => {
    const { server, stripe } = sandbox;
    // The client tries once more by itself when a connection was cut, whatever it was told of retries.
    server.fail({ path: /^\/v1\/customers$/, method: 'POST', how, times: how.startsWith('cut') ? 2 : 1 });
    await expect(stripe.customers.create({}, { idempotencyKey: how })).rejects.toMatchObject({ type });
    expect((await stripe.customers.list()).data).toHaveLength(customers);
  });
});

describe('events', () => {
  it('arrive signed, and again until they are taken', async () => {
    const hook = await listen();
    hook.status = 500;
    sandbox.server.listenTo(hook.url);
    await hook.count(4);
    hook.status = 200;
    const before = hook.events.length;
    await hook.count(before + 4);
    expect(hook.events.map(({ type }) => type)).toContain('product.created');
  });

  it('can be held, delivered in any order, and dropped', async () => {
    const hook = await listen();
    sandbox.server.listenTo(hook.url);
    await hook.count(4);
    sandbox.server.events.hold();
    const subscription = await subscribe(sandbox);
    const made = sandbox.server.events.all().slice(4);
    expect(made.map(({ type }) => type)).toEqual(expect.arrayContaining(['invoice.paid', 'customer.subscription.updated']));
    const [last, first] = [made.at(-1), made[0]];
    expect(await sandbox.server.events.deliver(last?.id ?? '')).toBe(200);
    expect(await sandbox.server.events.deliver(first?.id ?? '')).toBe(200);
    expect(await sandbox.server.events.deliver(first?.id ?? '')).toBe(200);
    expect(hook.events.slice(4).map(({ id }) => id)).toEqual([last?.id, first?.id, first?.id]);
    sandbox.server.events.drop();
    await sandbox.server.events.release();
    expect(hook.events).toHaveLength(7);
    const listed = await sandbox.stripe.events.list({ types: ['customer.subscription.updated'] });
    expect(listed.data[0]?.data.object).toMatchObject({ id: subscription.id, status: 'active' });
  });

  it('carry what was there before', async () => {
    const customer = await sandbox.stripe.customers.create({ name: 'Ana' });
    await sandbox.stripe.customers.update(customer.id, { name: 'Ana Núñez' });
    const event = sandbox.server.events.all().at(-1);
    expect(event).toMatchObject({ type: 'customer.updated', data: { previous_attributes: { name: 'Ana' } } });
  });
});

describe('a restart', () => {
  it('keeps everything: keys, clock, subscriptions, what waits for its webhook', async () => {
    const subscription = await subscribe(sandbox);
    await sandbox.server.advance(86_400_000);
    const { secretKey, webhookSecret } = sandbox.server;
    const ahead = aheadOf(sandbox.server);
    const count = sandbox.server.events.all().length;
    await sandbox.close();
    await appendFile(join(folder, 'journal.jsonl'), '[["customer","cus_cut",{"id":"cus_c');
    const hook = await listen();
    const server = await startStripeServer({ folder, webhookUrl: hook.url });
    sandbox = { ...sandbox, server, stripe: clientOf(server, server.secretKey), close: () => server.close() };
    expect(server.secretKey).toBe(secretKey);
    expect(server.webhookSecret).toBe(webhookSecret);
    expect(Math.abs(aheadOf(server) - ahead)).toBeLessThan(1000);
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const invoice = await sandbox.stripe.invoices.retrieve(String(subscription.latest_invoice));
    expect(invoice.hosted_invoice_url).toContain(server.url);
    await hook.count(count);
    expect((await stat(join(folder, 'journal.jsonl'))).mode & 0o777).toBe(0o600);
  });

  it('has an answered change on disk', async () => {
    const customer = await sandbox.stripe.customers.create({ email: 'disk@example.com' });
    const written = await readFile(join(folder, 'journal.jsonl'), 'utf8');
    expect(written).toContain(customer.id);
    const copy = await mkdtemp(join(tmpdir(), 'beside-stripe-copy-'));
    await writeFile(join(copy, 'journal.jsonl'), written);
    const second = await startStripeServer({ folder: copy });
    expect((await clientOf(second, second.secretKey).customers.retrieve(customer.id)).id).toBe(customer.id);
    await second.close();
    await rm(copy, { recursive: true });
  });
});
