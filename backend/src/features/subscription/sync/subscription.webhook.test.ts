import { describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { customerOf } from '../../../testing/billing-checks.ts';
import { billing, confirm, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { admitted } from '../../../testing/test-browser.ts';
import { useBilling } from '../../../testing/use-billing.ts';

const { apps, stripe, client, database } = await useBilling(2);
const [app, other] = apps as [(typeof apps)[number], (typeof apps)[number]];

/** Posts an event to a node as Stripe does. */
async function post(payload: string, signature: string, url = app.url): Promise<number> {
  const reply = await fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return reply.status;
}

const sign = (payload: string, more: { timestamp?: number; secret?: string } = {}): string =>
  client.webhooks.generateTestHeaderString({ payload, secret: stripe.webhookSecret, ...more });

/** What the product has stored about a user, in one text. */
async function stored(userId: string): Promise<string> {
  const [row] = await database.query(
    `select state, "subscriptionPlan", "subscriptionStatus", "currentPeriodEnd" from billing_accounts join users on id = "userId" where id = '${userId}'`,
  );
  return JSON.stringify(row);
}

describe('an event', () => {
  it('with a wrong, an old or no signature is refused, and changes nothing', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: { object: 'customer', id: 'cus_1' } },
    });
    const old = Math.floor(Date.now() / 1000) - 400;
    const statuses = await Promise.all([
      post(payload, ''),
      post(payload, 'rubbish'),
      post(payload, sign(payload, { secret: 'whsec_another' })),
      post(payload, sign(payload, { timestamp: old })),
      post(`${payload} `, sign(payload)),
      post('', sign(payload)),
    ]);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await database.query(`select id from stripe_events where id = 'evt_1'`)).toEqual([]);
    expect(await post('x'.repeat(1_100_000), 'rubbish')).toBe(413);
  });

  it('of an unknown customer, or of none, is taken and changes nothing', async () => {
    for (const [id, object] of [
      ['evt_unknown', { object: 'customer', id: 'cus_nobody' }],
      ['evt_none', { object: 'product', id: 'prod_1' }],
    ] as const) {
      const payload = JSON.stringify({ id, object: 'event', type: 'customer.updated', created: 1, data: { object } });
      expect(await post(payload, sign(payload))).toBe(200);
    }
  });
});

it('whatever the order, the number and the node of the events, the end is the same', async () => {
  const runs = [
    { name: 'once, in order', play: (ids: string[]) => deliverAll(ids) },
    { name: 'reversed', play: (ids: string[]) => deliverAll(ids.toReversed()) },
    {
      name: 'fifty times each, ten at once',
      play: (ids: string[]) =>
        deliverAll(
          ids.flatMap((id) => Array.from({ length: 50 }, () => id)),
          10,
        ),
    },
    { name: 'the last alone', play: (ids: string[]) => deliverAll(ids.slice(-1)) },
  ];
  const ends: string[] = [];
  for (const { play } of runs) {
    const user = await signUp(app);
    stripe.events.hold();
    const { body } = await billing(user, 'create', { planId: 'silver' });
    await confirm(stripe, String(body.clientSecret));
    expect(await currentOf(user)).toMatchObject({ plan: 'free' });
    const [row] = await database.query(`select "customerId" from billing_accounts where "userId" = '${user.id}'`);
    const held = stripe.events.all().filter((event) => JSON.stringify(event.data).includes(Object(row).customerId));
    await play(held.map(({ id }) => id));
    await until(user, ({ plan }) => plan === 'silver');
    stripe.events.drop();
    await stripe.events.release();
    const { plan, status, limit, billing: facts } = await currentOf(user);
    ends.push(JSON.stringify({ plan, status, limit, amount: facts?.amount, pending: facts?.pending, pastDue: facts?.pastDue }));
    const begun = await database.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'billing-mail' and j.payload->>'userId' = '${user.id}'`,
    );
    expect(begun).toHaveLength(0);
  }
  expect(new Set(ends).size).toBe(1);
});

async function deliverAll(ids: string[], atOnce = 1): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const statuses = await Promise.all(ids.slice(start, start + atOnce).map((id) => stripe.events.deliver(id)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

it('an older reading never overwrites a newer one', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'bronze');
  const before = await stored(user.id);
  await Promise.all(
    stripe.events
      .all()
      .slice(0, 20)
      .map(({ id }) => stripe.events.deliver(id)),
  );
  expect(await stored(user.id)).toBe(before);
});

it('a lost event is found by the reconciliation, which says so', async () => {
  const user = await signUp(app);
  stripe.events.hold();
  const { body } = await billing(user, 'create', { planId: 'gold' });
  await confirm(stripe, String(body.clientSecret));
  stripe.events.drop();
  await stripe.events.release();
  expect(await currentOf(user)).toMatchObject({ plan: 'free' });
  expect(await app.services.subscription.reconciliation?.reconcile()).toBeGreaterThan(0);
  expect(await currentOf(user)).toMatchObject({ plan: 'gold', status: 'active' });
  expect(await app.services.subscription.reconciliation?.reconcile()).toBe(0);
});

it('an activation reaches a page on another node', async () => {
  const user = await signUp(app);
  const socket = await user.browser.at(other.url).socket();
  await admitted(socket);
  const { body } = await billing(user, 'create', { planId: 'silver' });
  stripe.events.hold();
  await confirm(stripe, String(body.clientSecret));
  const pushed = new Promise<void>((resolve) =>
    socket.on('subscription:changed', ({ subscription }) => subscription.plan === 'silver' && resolve()),
  );
  const paid = stripe.events.all().findLast(({ type }) => type === 'invoice.paid');
  await stripe.events.deliver(String(paid?.id));
  await pushed;
  await stripe.events.release();
});

it('without payments, the calls of money say so, and the others work', async () => {
  const { startTestApp } = await import('../../../testing/test-app.ts');
  const plain = await startTestApp({ databaseUrl: database.url, modelUrl: 'http://127.0.0.1:1' });
  try {
    const user = await signUp(plain);
    expect((await billing(user, 'create', { planId: 'gold' })).body.code).toBe('payments_off');
    expect((await user.browser.call('GET', '/api/invoices/list')).body.code).toBe('payments_off');
    expect((await plain.browser().call('GET', '/api/subscription/payment-methods')).body.paymentMethods).toEqual([]);
    expect(await currentOf(user)).toMatchObject({ plan: 'free', billing: null });
    expect(await post('{}', 'x', plain.url)).toBe(503);
  } finally {
    await plain.close();
  }
});

it('an invoice that cannot be finalized is a task for the owner, until it is', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  const customer = (await customerOf({ database }, user.id)) ?? '';
  const [invoice] = (await client.invoices.list({ customer })).data;
  const tell = (type: string): Promise<number> => {
    const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created: 1, data: { object: invoice } });
    return post(payload, sign(payload));
  };
  const task = async () =>
    (await database.query(`select kind, state, cents, "isSettled" from owner_tasks where subject = '${invoice?.id}'`))[0];
  expect(await tell('invoice.finalization_failed')).toBe(200);
  expect(await task()).toEqual({ kind: 'invoice', state: 'failed', cents: 999, isSettled: false });
  expect(await tell('invoice.finalized')).toBe(200);
  expect(await task()).toMatchObject({ isSettled: true });
});
