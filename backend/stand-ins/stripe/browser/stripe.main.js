import { callApi, integrationError } from './stripe.api.js';
import { confirmIntent, continueIntent, retrieveIntent } from './stripe.confirm.js';
import { createElements } from './stripe.elements.js';

const absent = (name) => async () => ({
  error: { type: 'invalid_request_error', message: `The payment sandbox has no ${name}.` },
});

/** From a mounted Payment Element, or from plain parameters. */
async function createPaymentMethod(key, { elements, params = {}, ...plain }) {
  const payment = elements?._payment();
  const answer = payment
    ? await payment._ask({ type: 'send', path: 'payment_methods', params })
    : await callApi(key, 'POST', 'payment_methods', plain);
  if (!answer) return { error: { type: 'api_error', message: 'The Payment Element was removed.' } };
  return answer.error ? { error: answer.error } : { paymentMethod: answer };
}

/** What Stripe.js defines, as far as @stripe/react-stripe-js and the Payment Element need it. */
function Stripe(publishableKey, { locale = 'auto' } = {}) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_'))
    throw integrationError('Please call Stripe() with your publishable key. You used an empty string, or another key.');
  const key = publishableKey;
  return {
    elements: (options) => createElements(key, { locale, ...options }),
    confirmPayment: (options) => confirmIntent(key, 'payment', options),
    confirmSetup: (options) => confirmIntent(key, 'setup', options),
    confirmCardPayment: (clientSecret, { return_url, ...params } = {}) =>
      confirmIntent(key, 'payment', { clientSecret, confirmParams: { ...params, return_url }, redirect: 'if_required' }),
    confirmCardSetup: (clientSecret, { return_url, ...params } = {}) =>
      confirmIntent(key, 'setup', { clientSecret, confirmParams: { ...params, return_url }, redirect: 'if_required' }),
    retrievePaymentIntent: (clientSecret) => retrieveIntent(key, clientSecret),
    retrieveSetupIntent: (clientSecret) => retrieveIntent(key, clientSecret),
    handleNextAction: (options) => continueIntent(key, options, locale),
    createPaymentMethod: (options) => createPaymentMethod(key, options),
    createToken: absent('tokens'),
    createSource: absent('sources'),
    createConfirmationToken: absent('confirmation tokens'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}
Stripe.version = 'endive';
window.Stripe = Stripe;
