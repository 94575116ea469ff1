import type Stripe from 'stripe';
import { codeOf } from '../../../lib/error-code.ts';
import type { Log } from '../../../lib/logger.ts';
import { isRefusal } from '../../../lib/stripe.ts';
import type { Customers } from '../subscription.customers.ts';
import type { OperationKind } from '../subscription.operations.ts';
import { expanded, idOf, isPaidFor, subscriptionsOf } from '../subscription.stripe.ts';

/** Methods that can be kept and charged again by themselves. */
const KEPT_METHODS = ['card', 'sepa_debit', 'paypal', 'link'] as const;
/** Marks the setup of a method that is to pay from now on. */
const NEW_METHOD = 'new-method';

/** Begins the setup of another payment method, which the browser confirms. */
export function newPaymentMethod(deps: {
  stripe: Stripe;
  customers: Customers;
  accepted(): Promise<string[]>;
}): OperationKind<string> {
  const { stripe, customers, accepted } = deps;
  return {
    name: 'method',
    async work(operation) {
      const customer = await customers.ensure(operation);
      const names = await accepted();
      const usable = KEPT_METHODS.filter((method) => names.includes(method));
      const intent = await stripe.setupIntents.create(
        {
          customer,
          usage: 'off_session',
          allowed_payment_method_types: usable.length > 0 ? usable : ['card'],
          metadata: { purpose: NEW_METHOD, userId: operation.userId },
        },
        operation.step('setup'),
      );
      return intent.client_secret ?? '';
    },
    settle: async () => undefined,
  };
}

/** Whether an intent belongs to a customer. A link could carry anybody's secret, and so have its reader pay for another's plan. */
export async function ownsIntent(stripe: Stripe, customer: string | null, clientSecret: string): Promise<boolean> {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = await (id.startsWith('seti_') ? stripe.setupIntents.retrieve(id) : stripe.paymentIntents.retrieve(id)).catch(
    (error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    },
  );
  return customer !== null && intent?.client_secret === clientSecret && idOf(intent.customer) === customer;
}

/**
 * Makes a method that was set up the one that pays: for the customer, the subscription, and an invoice that is open after a failed renewal. Its
 * keys come from the setup, so that the same event again, or several at once, change and charge nothing twice.
 */
export async function useNewMethod(stripe: Stripe, setupId: string, customer: string, log: Log): Promise<void> {
  const setup = await stripe.setupIntents.retrieve(setupId);
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || method === null || idOf(setup.customer) !== customer) return;
  // A late event must not bring an older card back.
  const { data: others } = await stripe.setupIntents.list({ customer, limit: 20 });
  if (others.some(({ status, created }) => status === 'succeeded' && created > setup.created)) return;
  const key = (what: string): Stripe.RequestOptions => ({ idempotencyKey: `method:${setupId}:${what}` });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } }, key('customer'));
  const live = (await subscriptionsOf(stripe, customer)).filter(isPaidFor);
  const pays = setup.metadata?.purpose === NEW_METHOD ? ({ collection_method: 'charge_automatically' } as const) : {};
  for (const subscription of live) {
    // A schedule gives the subscription its own settings when its next phase begins.
    const schedule = expanded(subscription.schedule);
    if (schedule?.status === 'active')
      await stripe.subscriptionSchedules.update(
        schedule.id,
        {
          default_settings: {
            default_payment_method: method,
            ...pays,
            automatic_tax: { enabled: subscription.automatic_tax.enabled },
          },
        },
        key(`schedule:${schedule.id}`),
      );
    await stripe.subscriptions.update(
      subscription.id,
      // The same each time, as its key is: a plan that was billed by invoice is charged from now on.
      { default_payment_method: method, ...pays },
      key(`subscription:${subscription.id}`),
    );
    const invoice = expanded(subscription.latest_invoice);
    if (invoice?.status !== 'open' || subscription.pending_update) continue;
    await stripe.invoices
      .pay(invoice.id, { payment_method: method, off_session: true }, key(`pay:${invoice.id}`))
      .catch((error: unknown) => {
        // The page shows the renewal as still unpaid.
        if (!isRefusal(error)) throw error;
        log.info({ code: codeOf(error) }, 'a new payment method could not pay an open invoice');
      });
  }
}
