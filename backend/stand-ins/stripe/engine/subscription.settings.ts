import { SINGLE_USE } from './cards.ts';
import type { Engine } from './engine.ts';
import { findMethod } from './methods.ts';
import { invalid } from './stripe.error.ts';
import type { Subscription } from './tables.ts';
import { automaticTax } from './tax.ts';

/** What creating and updating a subscription have in common. */
export interface SubscriptionSettings {
  automatic_tax?: { enabled: boolean };
  collection_method?: string;
  days_until_due?: number;
  default_payment_method?: string | null;
  description?: string | null;
  payment_settings?: {
    payment_method_types?: readonly string[] | '' | null;
    save_default_payment_method?: string;
  };
}

/** The fields of a subscription that a request sets, checked. */
export function settingsOf(
  engine: Engine,
  customer: string,
  given: SubscriptionSettings,
  before?: Subscription,
): Partial<Subscription> {
  const collection = given.collection_method ?? before?.collection_method ?? 'charge_automatically';
  const days = given.days_until_due ?? before?.days_until_due ?? null;
  if (collection === 'send_invoice' && days === null) {
    throw invalid(
      'If `collection_method` is set to `send_invoice`, `days_until_due` must be specified.',
      'days_until_due',
      'parameter_missing',
    );
  }
  if (collection !== 'send_invoice' && given.days_until_due !== undefined) {
    throw invalid('`days_until_due` can only be specified if `collection_method` is set to `send_invoice`.', 'days_until_due');
  }
  const payment = given.payment_settings;
  const methods = payment?.payment_method_types;
  const single = (methods || []).find((method) => SINGLE_USE.has(method));
  if (collection === 'charge_automatically' && single) {
    throw invalid(
      `The payment method type ${single} cannot be used with subscriptions that are charged automatically.`,
      'payment_settings[payment_method_types]',
    );
  }
  const settings = before?.payment_settings;
  return {
    ...(given.automatic_tax ? { automatic_tax: automaticTax(given.automatic_tax.enabled) } : {}),
    collection_method: collection,
    days_until_due: collection === 'send_invoice' ? days : null,
    ...(given.default_payment_method === undefined
      ? {}
      : { default_payment_method: methodId(engine, customer, given.default_payment_method) }),
    ...(given.description === undefined ? {} : { description: given.description || null }),
    payment_settings: {
      payment_method_options: null,
      payment_method_types:
        methods === undefined
          ? (settings?.payment_method_types ?? null)
          : [...(methods || [])].length > 0
            ? [...(methods || [])]
            : null,
      save_default_payment_method: payment?.save_default_payment_method ?? settings?.save_default_payment_method ?? 'off',
    },
  };
}

function methodId(engine: Engine, customer: string, id: string | null): string | null {
  if (!id) return null;
  const method = findMethod(engine, id, 'default_payment_method');
  if (method.customer !== customer) {
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'default_payment_method',
      'resource_missing',
    );
  }
  return method.id;
}
