import { encodeForm } from './encode-form.js';

/** The sandbox's origin: the server that this script came from. */
export const SANDBOX = new URL(document.currentScript.src).origin;

export const connectionError = () => ({ type: 'api_connection_error', message: 'The payment sandbox does not answer.' });

/** Answers Stripe's object, or `{ error }`; it never throws. */
export async function callApi(key, method, path, params) {
  const form = encodeForm(params);
  try {
    const response = await fetch(`${SANDBOX}/v1/${path}${method === 'GET' ? `?${form}` : ''}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      body: method === 'GET' ? undefined : form,
    });
    return await response.json();
  } catch {
    return { error: connectionError() };
  }
}

/** A mistake of the calling code, as Stripe throws it. */
export function integrationError(message) {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

export const intentId = (clientSecret) => String(clientSecret).split('_secret_')[0];
export const intentKind = (clientSecret) => (String(clientSecret).startsWith('seti_') ? 'setup' : 'payment');
export const intentPath = (clientSecret) => `${intentKind(clientSecret)}_intents/${encodeURIComponent(intentId(clientSecret))}`;
