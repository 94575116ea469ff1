import type { HostedInvoice, PageEngine, PageIntent, PageInvoice } from '../../stand-ins/stripe/pages/page.engine.ts';

const AUGUST = Date.UTC(2026, 7, 1) / 1000;

export function fakeInvoice(changes: Partial<PageInvoice> = {}): PageInvoice {
  return {
    id: 'in_1',
    number: 'BES-0001',
    status: 'open',
    currency: 'eur',
    created: AUGUST,
    due_date: AUGUST + 14 * 86_400,
    customer_name: 'Ana <b>Núñez</b>',
    customer_email: 'ana@example.com',
    description: null,
    subtotal: 1999,
    total: 1499,
    amount_due: 1499,
    amount_paid: 0,
    amount_remaining: 1499,
    total_taxes: [],
    total_discount_amounts: [{ amount: 500 }],
    lines: {
      data: [
        {
          description: '1 × Premium (at €19.99 / month)',
          amount: 1999,
          quantity: 1,
          period: { start: AUGUST, end: AUGUST + 2_678_400 },
        },
      ],
    },
    status_transitions: { paid_at: null },
    ...changes,
  };
}

export function fakeIntent(changes: Partial<PageIntent> = {}): PageIntent {
  return {
    id: 'pi_1',
    object: 'payment_intent',
    client_secret: 'pi_1_secret_abc',
    status: 'requires_payment_method',
    amount: 1499,
    currency: 'eur',
    description: null,
    payment_method_types: ['card', 'link', 'paypal', 'klarna', 'ideal', 'bancontact', 'eps', 'revolut_pay', 'sepa_debit'],
    method: null,
    return_url: null,
    ...changes,
  };
}

/** The sandbox's pages without its server: one invoice at the token `tok`, one intent, and a record of what was asked. */
export function fakePageEngine(intent: PageIntent, hosted: HostedInvoice) {
  const asked: string[] = [];
  const engine: PageEngine = {
    publishableKey: 'pk_test_sandbox',
    now: () => AUGUST * 1000,
    findInvoice: (token) => (token === 'tok' ? hosted : null),
    findIntent: (id, secret) => (id === intent.id && secret === intent.client_secret ? intent : null),
    async completeIntent(id, outcome) {
      asked.push(`${id} ${outcome}`);
      intent.status = outcome === 'succeed' ? 'succeeded' : 'requires_payment_method';
      return intent;
    },
    listCustomers: () => [
      {
        customer: { id: 'cus_1', email: 'ana@example.com', name: '<script>alert(1)</script>', created: AUGUST },
        subscriptions: [
          {
            id: 'sub_1',
            status: 'active',
            cancel_at_period_end: true,
            items: {
              data: [
                {
                  current_period_end: AUGUST + 2_678_400,
                  price: { nickname: null, lookup_key: 'premium', unit_amount: 1999, currency: 'eur' },
                },
              ],
            },
          },
        ],
        invoices: [{ token: 'tok', invoice: hosted.invoice }],
      },
    ],
    listEvents: () => [
      { id: 'evt_1', type: 'invoice.paid', created: AUGUST, delivery: 'delivered', attempts: 2, lastStatus: 200 },
    ],
    listCodes: () => [
      { code: 'AUTUMN20', percentOff: 20, amountOff: null, currency: null, months: 3, used: 1, limit: 5, isActive: true },
      { code: 'GONE', percentOff: null, amountOff: 250, currency: 'eur', months: 1, used: 2, limit: 2, isActive: false },
    ],
    makeCode(code) {
      asked.push(JSON.stringify(code));
      return code.code === 'AUTUMN20' ? 'There is such a code already, and it can still be used.' : null;
    },
    currency: () => 'eur',
    async advance(step) {
      asked.push(step);
    },
  };
  return { engine, asked };
}
