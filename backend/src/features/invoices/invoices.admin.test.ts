import { expect, it } from 'vitest';
import { signUp, type TestUser } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { customerOf } from '../../testing/billing-checks.ts';
import { billing, currentOf, subscribe, until } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';

const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];
const owner = await signUpOwner(app, database);
const admin = await signUpAs(app, database, 'admin');

const mark = (by: TestUser, as: 'paid' | 'unpaid', id: string, password = ADMIN_PASSWORD) =>
  by.browser.call('POST', `/api/admin/mark-invoice-${as}/${id}`, { password });
const invoicesOf = async (user: TestUser): Promise<{ id: string; status: string }[]> =>
  Object((await admin.browser.call('GET', `/api/admin/user-invoices/${user.id}`)).body).invoices;
const edit = (user: TestUser, subscriptionPlan: string) =>
  owner.browser.call('PUT', `/api/admin/edit-user/${user.id}`, {
    ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email: user.email, subscriptionPlan },
  });
it('shows an admin a user’s invoices, and takes a paid one as unpaid and back, for its owner too', async () => {
  const user = await signUp(app);
  expect(await invoicesOf(user)).toEqual([]);
  expect((await admin.browser.call('GET', '/api/admin/user-invoices/nobody')).status).toBe(404);
  await subscribe(stripe, user, 'silver');
  const [paid] = await invoicesOf(user);
  expect(paid).toMatchObject({ id: expect.stringMatching(/^in_/), status: 'paid', amount: 999, currency: 'EUR' });
  const id = String(paid?.id);
  const own = async () => Object((await user.browser.call('GET', '/api/invoices/list')).body).invoices;

  expect(await mark(user, 'unpaid', id)).toMatchObject({ status: 403 });
  expect(await mark(admin, 'unpaid', id, 'wrong')).toMatchObject({ status: 401, body: { code: 'invalid_admin_password' } });
  expect(await mark(admin, 'paid', id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const twice = await Promise.all([mark(admin, 'unpaid', id), mark(owner, 'unpaid', id)]);
  expect(twice.map(({ status }) => status)).toContain(200);
  expect(twice.find(({ status }) => status === 200)?.body).toMatchObject({
    invoice: { id, status: 'uncollectible', paidAt: null },
  });
  expect(await own()).toMatchObject([{ id, status: 'uncollectible' }]);
  expect(await invoicesOf(user)).toMatchObject([{ id, status: 'uncollectible' }]);
  expect((await user.browser.call('POST', '/api/invoices/pay', { invoiceId: id })).body).toMatchObject({ code: 'conflict' });
  expect((await mark(admin, 'unpaid', id)).status).toBe(409);

  expect((await mark(admin, 'paid', id)).body).toMatchObject({ invoice: { id, status: 'paid', paidAt: expect.any(Number) } });
  expect(await own()).toMatchObject([{ id, status: 'paid' }]);
  const entries = await database.query(`select action, details from audit_log where "targetId" = '${id}' order by id`);
  expect(entries).toEqual([
    { action: 'invoice_marked_unpaid', details: { userId: user.id, was: 'paid' } },
    { action: 'invoice_marked_paid', details: { userId: user.id, was: 'uncollectible' } },
  ]);
});

it('takes an open invoice as paid at Stripe, which begins its plan, and refuses what is none of ours', async () => {
  const user = await signUp(app);
  await billing(user, 'create', { planId: 'silver', selectedPaymentMethod: 'multibanco', beginAtOnce: true });
  const [open] = await invoicesOf(user);
  expect(open).toMatchObject({ status: 'open', amount: 999 });
  const id = String(open?.id);
  expect((await mark(admin, 'unpaid', id)).body).toMatchObject({ code: 'conflict', message: 'This invoice is unpaid already.' });
  const answers = await Promise.all([mark(admin, 'paid', id), mark(owner, 'paid', id)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await client.invoices.retrieve(id)).toMatchObject({ status: 'paid', amount_paid_off_stripe: 999 });
  expect(await until(user, ({ plan }) => plan === 'silver')).toMatchObject({ status: 'active' });

  const stranger = await client.customers.create({ email: 'nobody@example.com' });
  const { data } = await client.prices.list({ limit: 1 });
  const { latest_invoice: foreign } = await client.subscriptions.create({
    ...{ customer: stranger.id, items: [{ price: String(data[0]?.id) }], collection_method: 'send_invoice', days_until_due: 3 },
  });
  for (const unknown of [String(foreign), 'in_doesnotexist1', 'cus_12345678'])
    expect([unknown, (await mark(admin, 'paid', unknown)).status]).toEqual([unknown, 404]);
  expect((await client.invoices.retrieve(String(foreign))).status).not.toBe('paid');
});

it('leaves a plan that is paid for to its subscription, and lets the owner set any other', async () => {
  const user = await signUp(app);
  expect((await edit(user, 'gold')).body).toMatchObject({ user: { subscriptionPlan: 'gold', isPlanPaid: false } });
  expect(await currentOf(user)).toMatchObject({ plan: 'gold', status: 'active', currentPeriodEnd: null });
  await subscribe(stripe, user, 'bronze');
  expect(await edit(user, 'gold')).toMatchObject({ status: 409, body: { code: 'plan_is_paid' } });
  expect((await edit(user, 'bronze')).body).toMatchObject({ user: { subscriptionPlan: 'bronze', isPlanPaid: true } });
});

it('cancels a deleted user’s subscription at Stripe', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'gold');
  const customer = String(await customerOf(world, user.id));
  const { status } = await admin.browser.call('DELETE', `/api/admin/delete-user/${user.id}`, { password: ADMIN_PASSWORD });
  expect(status).toBe(200);
  await expect
    .poll(async () => (await client.subscriptions.list({ customer, status: 'all' })).data.map((each) => each.status))
    .toEqual(['canceled']);
  expect(await database.query(`select 1 from invoice_marks where "userId" = '${user.id}'`)).toEqual([]);
});
