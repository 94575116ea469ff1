import { afterAll, expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { startMailbox, tokenOf } from '../../testing/mailbox.ts';
import { currentOf, subscribe, until } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';

const mailbox = await startMailbox();
const { apps, stripe, client } = await useBilling(1, {
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'no-reply@beside.example',
  EMAIL_VERIFICATION: 'off',
});
const [app] = apps as [(typeof apps)[number]];
afterAll(() => mailbox.close());

const declared = (email: string, more: object = {}) => ({ name: 'Clara Almeida', email, contract: 'Silver plan', ...more });

it('a withdrawal needs no account at hand: it is declared, confirmed by its mail, and paid back', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  expect((await mailbox.next(user.email)).subject).toBe('Your plan has begun');

  const elsewhere = app.browser();
  const { status, body } = await elsewhere.call('POST', '/api/subscription/withdraw', declared(user.email));
  expect([status, body.success]).toEqual([200, true]);
  const unknown = await elsewhere.call('POST', '/api/subscription/withdraw', declared('nobody@example.com'));
  expect(unknown.body.message).toBe(body.message);
  expect(Object.keys(Object(unknown.body.receipt))).toEqual(Object.keys(Object(body.receipt)));
  expect(await currentOf(user)).toMatchObject({ plan: 'silver' });

  const token = tokenOf(await mailbox.next(user.email, 1), '/withdraw');
  const view = await elsewhere.call('GET', `/api/subscription/notice/${token}`);
  expect(view.body.notice).toMatchObject({ done: false, plan: 'silver', withdrawal: { paid: 999, refund: 999 } });
  const confirmed = await elsewhere.call('POST', '/api/subscription/confirm-notice', { token });
  expect(confirmed.body.notice).toMatchObject({ done: true, withdrawal: { refund: 999 } });
  await until(user, ({ plan }) => plan === 'free');
  expect((await client.refunds.list()).data.map(({ amount }) => amount)).toEqual([999]);
  const ended = await mailbox.next(user.email, 2);
  expect(ended.subject).toBe('Your contract has ended');
  expect(ended.text).toContain('Paid back: €9.99');
  expect((await mailbox.next('nobody@example.com')).text).toContain('There is no contract for a paid plan with this address');
});

it('a signed-in owner cancels at once', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'bronze');
  await mailbox.next(user.email);
  const { status } = await user.browser.call(
    'POST',
    '/api/subscription/cancel-request',
    declared(user.email, { kind: 'ordinary' }),
  );
  expect(status).toBe(200);
  expect(await until(user, ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)).toMatchObject({ plan: 'bronze' });
  const mails = [await mailbox.next(user.email, 1), await mailbox.next(user.email, 2)].map(({ subject }) => subject);
  expect(mails.toSorted()).toEqual(['We have received your notice', 'Your plan is cancelled']);
});
