import type { Engine } from './engine.ts';
import { completePayment } from './payments.ts';
import { completeSetup } from './setup-intents.ts';
import { missing } from './stripe.error.ts';
import type { PaymentIntent, SetupIntent } from './tables.ts';

/** Ends what an intent's next action asks of the customer, or its processing, at once. */
export function completeIntent(engine: Engine, id: string, succeeds: boolean): PaymentIntent | SetupIntent {
  const payment = engine.store.get('payment_intent', id);
  if (payment) return completePayment(engine, payment, succeeds);
  const setup = engine.store.get('setup_intent', id);
  if (setup) return completeSetup(engine, setup, succeeds);
  throw missing('payment_intent', id);
}
