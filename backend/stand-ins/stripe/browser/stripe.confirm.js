import { callApi, integrationError, intentId, intentKind, intentPath } from './stripe.api.js';
import { authenticate } from './stripe.dialog.js';

const PROPERTY = { payment: 'paymentIntent', setup: 'setupIntent' };
const never = () => new Promise(() => {});

/** `{ paymentIntent }`, `{ setupIntent }` or `{ error }`, as Stripe answers. */
export async function retrieveIntent(key, clientSecret) {
  const answer = await callApi(key, 'GET', intentPath(clientSecret), { client_secret: clientSecret });
  return answer.error ? { error: answer.error } : { [PROPERTY[intentKind(clientSecret)]]: answer };
}

/** What Stripe says when the bank's question was not answered. */
function authenticationError(intent) {
  const setup = intent.object === 'setup_intent';
  return (
    (setup ? intent.last_setup_error : intent.last_payment_error) ?? {
      type: 'invalid_request_error',
      code: setup ? 'setup_intent_authentication_failure' : 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      [intent.object]: intent,
    }
  );
}

function returnAddress(returnUrl, intent, status) {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', status);
  return url.href;
}

/** Does what the intent asks for until it is settled: asks the bank's question here, or leaves for the method's own page. */
export async function settle(context, intent, { redirect, returnUrl }) {
  let current = intent;
  if (current.next_action?.type === 'use_stripe_sdk') {
    await authenticate(context.clientSecret, context.locale);
    current = await callApi(context.key, 'GET', intentPath(context.clientSecret), { client_secret: context.clientSecret });
    if (current.error) return { error: current.error };
  }
  if (current.next_action?.type === 'redirect_to_url') {
    location.assign(current.next_action.redirect_to_url.url);
    return never();
  }
  if (['requires_payment_method', 'requires_action', 'canceled'].includes(current.status))
    return { error: authenticationError(current) };
  if (redirect === 'always' && returnUrl) {
    location.assign(returnAddress(returnUrl, current, current.status === 'processing' ? 'pending' : 'succeeded'));
    return never();
  }
  return { [PROPERTY[intentKind(context.clientSecret)]]: current };
}

/** `confirmPayment` and `confirmSetup`. */
export async function confirmIntent(key, kind, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
  const secret = clientSecret ?? elements?._clientSecret();
  if (!secret) throw integrationError('Pass a client secret, or Elements that were made with one.');
  if (intentKind(secret) !== kind) throw integrationError(`This client secret is not of a ${kind} intent.`);
  const returnUrl = confirmParams.return_url;
  if (redirect === 'always' && !returnUrl) throw integrationError('Pass confirmParams.return_url, or redirect: "if_required".');
  const params = { ...confirmParams, client_secret: secret, use_stripe_sdk: true };
  const payment = elements?._payment();
  if (elements && !payment?._isMounted()) throw integrationError('Elements has no mounted Payment Element to confirm with.');
  const path = `${intentPath(secret)}/confirm`;
  // The frame sends what was typed. Null: it was removed meanwhile, so the intent itself tells what became of it.
  const answer = payment
    ? ((await payment._ask({ type: 'send', path, params })) ??
      (await callApi(key, 'GET', intentPath(secret), { client_secret: secret })))
    : await callApi(key, 'POST', path, params);
  if (answer.error) return { error: answer.error };
  const context = { key, clientSecret: secret, locale: elements?._locale() ?? 'auto' };
  return settle(context, answer, { redirect, returnUrl });
}

/** `handleNextAction`: for an intent that the server confirmed. */
export async function continueIntent(key, { clientSecret }, locale) {
  const found = await callApi(key, 'GET', intentPath(clientSecret), { client_secret: clientSecret });
  if (found.error) return { error: found.error };
  if (found.id !== intentId(clientSecret))
    return { error: { type: 'api_error', message: 'The sandbox answered another intent.' } };
  return settle({ key, clientSecret, locale }, found, { redirect: 'if_required' });
}
