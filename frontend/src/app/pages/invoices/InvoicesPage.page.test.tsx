import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PAYMENTS, silver } from '../../../testing/billing.ts';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { seeAddress, seeToast, signIn } from '../../../testing/page-steps.ts';

const PAID: InvoiceView = {
  id: 'in_0123456789abcdef',
  status: 'paid',
  amount: 999,
  currency: 'eur',
  vat: null,
  created: 1_928_000_000,
  dueDate: null,
  paidAt: 1_928_000_100,
  description: 'Subscription payment',
  plan: 'silver',
  periodStart: 1_928_000_000,
  periodEnd: 1_930_600_000,
  hostedInvoiceUrl: 'https://pay.example/in_1',
};
const OPEN: InvoiceView = { ...PAID, status: 'open', amount: 499, plan: 'bronze', paidAt: null, dueDate: 1_928_600_000 };

const LIST = 'GET /api/invoices/list';
const list = (...invoices: InvoiceView[]): Served => ({ json: { success: true, invoices, nextCursor: null } });
const open = (listed: Served, more: Opening = {}) =>
  openApp('/invoices', {
    user: CLARA,
    config: PAYMENTS,
    ...more,
    answers: { [LIST]: listed, ...more.answers },
  });

it('leads a visitor to sign in, and back to an empty list that leads to the plans', async () => {
  await signIn(await open(list(), { user: null }));
  await seeAddress('/invoices');
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe');
});

it('offers another try where the list fails, and shows a paid invoice with its plan and the next payment', async () => {
  const { user, answer } = await open(failure('unavailable'), { subscription: silver() });
  expect(await screen.findByText(/nothing was charged/)).toBeVisible();
  answer({ [LIST]: list(PAID) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const invoice = await screen.findByRole('article', { name: 'Subscription payment' });
  expect(invoice).toHaveTextContent('No. 89abcdef');
  expect(invoice).toHaveTextContent('Paid on');
  expect(invoice).toHaveTextContent('Silver, ');
  expect(invoice).toHaveTextContent('€9.99');
  expect(within(invoice).queryByRole('button', { name: /^Pay Now/ })).toBeNull();
  expect(within(invoice).getByRole('link', { name: /^View Invoice/ })).toHaveAttribute('href', PAID.hostedInvoiceUrl);
  expect(await screen.findByText(/The Silver plan costs €9\.99 a month; the next invoice comes on/)).toBeVisible();
});

it('names the tax within an amount where it is calculated', async () => {
  await open(list({ ...PAID, vat: 160 }, OPEN));
  const [taxed, other] = await screen.findAllByRole('article');
  expect(taxed).toHaveTextContent('of which VAT: €1.60');
  expect(other).toHaveTextContent('VAT included');
});

it('names what a download or a payment lacks, and can try again', async () => {
  const { user, calls, answer } = await open(list(OPEN), {
    answers: {
      [`GET /api/invoices/download/${OPEN.id}`]: failure('unavailable'),
      'POST /api/invoices/pay': failure('unavailable'),
    },
  });
  const invoice = await screen.findByRole('article');
  expect(invoice).toHaveTextContent('Open');
  expect(invoice).toHaveTextContent('€4.99');
  expect(invoice).toHaveTextContent('Due on');
  // Its name is another one while it downloads.
  const download = async () => user.click(await within(invoice).findByRole('button', { name: /^Download PDF/ }));
  await download();
  await seeToast('Download Failed');
  await user.click(within(invoice).getByRole('button', { name: /^Pay Now/ }));
  await seeToast('Payment Failed');
  expect(calls.find(({ path }) => path === '/api/invoices/pay')?.body).toEqual({ invoiceId: OPEN.id });
  expect(within(invoice).getByRole('button', { name: /^Pay Now/ })).not.toHaveAttribute('aria-disabled');
  // A download's success takes the alert of a payment away no more than its attempt does.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answer({ [`GET /api/invoices/download/${OPEN.id}`]: {} });
  await download();
  await waitFor(() => expect(calls.filter(({ path }) => path.includes('/download/'))).toHaveLength(2));
  await seeToast('Payment Failed');
  answer({ [`GET /api/invoices/download/${OPEN.id}`]: failure('unavailable') });
  await download();
  await seeToast('Download Failed');
  answer({ [`GET /api/invoices/download/${OPEN.id}`]: {} });
  await download();
  await waitFor(() => expect(document.querySelector('[data-kind]')).toBeNull());
});

it('adds the invoice of a plan that begins elsewhere', async () => {
  const { socket, answer } = await open(list());
  await screen.findByRole('heading', { name: 'No invoices yet' });
  const live = await socket();
  answer({ [LIST]: list(PAID) });
  live.receive('subscription:changed', { subscription: silver() });
  expect(await screen.findByRole('article')).toHaveTextContent('€9.99');
});
