import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStripeScript } from '../pages/browser.files.ts';

type Answer = Record<string, unknown>;
interface BrowserObject {
  [method: string]: (...values: unknown[]) => Promise<Answer>;
}

const SECRET = 'pi_1_secret_abc';
let answers: Answer[];
let requests: string[];
let left: string[];
let stripe: BrowserObject;

beforeEach(() => {
  answers = [];
  requests = [];
  left = [];
  const context = {
    URL,
    URLSearchParams,
    document: { currentScript: { src: 'http://127.0.0.1:4000/sandbox/stripe.js' } },
    location: { href: 'http://localhost:3000/subscribe', assign: (address: string) => left.push(address) },
    fetch: async (address: string, { method, body, headers }: { method: string; body?: URLSearchParams; headers: object }) => {
      requests.push(`${method} ${address} ${decodeURIComponent(String(body ?? ''))} ${JSON.stringify(headers)}`);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return { json: async () => answer };
    },
    window: { Stripe: (_key: string): BrowserObject => ({}) },
  };
  runInNewContext(readStripeScript(), context);
  stripe = context.window.Stripe('pk_test_sandbox');
});

const confirm = (more: object = {}): Promise<Answer> | undefined =>
  stripe.confirmPayment?.({
    clientSecret: SECRET,
    confirmParams: { return_url: 'http://localhost:3000/done', payment_method_data: { type: 'ideal' } },
    redirect: 'if_required',
    ...more,
  });
const intent = (more: object): Answer => ({ id: 'pi_1', object: 'payment_intent', client_secret: SECRET, ...more });

describe('the browser object', () => {
  it('is what @stripe/react-stripe-js takes for Stripe', () => {
    for (const method of [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      'registerAppInfo',
      '_registerWrapper',
    ])
      expect(stripe[method]).toBeTypeOf('function');
  });

  it("confirms with Stripe's form encoding and the publishable key", async () => {
    answers = [intent({ status: 'succeeded' })];
    expect(await confirm()).toEqual({ paymentIntent: intent({ status: 'succeeded' }) });
    expect(requests).toEqual([
      `POST http://127.0.0.1:4000/v1/payment_intents/pi_1/confirm return_url=http://localhost:3000/done&payment_method_data[type]=ideal&client_secret=${SECRET}&use_stripe_sdk=true {"Authorization":"Bearer pk_test_sandbox"}`,
    ]);
  });

  it("returns the API's error, and that nothing answered", async () => {
    answers = [{ error: { type: 'card_error', code: 'card_declined' } }];
    expect(await confirm()).toEqual({ error: { type: 'card_error', code: 'card_declined' } });
    expect(await confirm()).toEqual({ error: expect.objectContaining({ type: 'api_connection_error' }) });
  });

  it('returns why the payment method was refused after all', async () => {
    const error = { type: 'card_error', code: 'payment_intent_authentication_failure' };
    answers = [intent({ status: 'requires_payment_method', last_payment_error: error })];
    expect(await confirm()).toEqual({ error });
  });

  it("leaves for a redirect method's page", async () => {
    answers = [
      intent({ status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'http://bank' } } }),
    ];
    void confirm();
    await expect.poll(() => left).toEqual(['http://bank']);
  });

  it('goes to the return address at once when it always redirects', async () => {
    answers = [intent({ status: 'succeeded' })];
    void confirm({ redirect: 'always' });
    await expect
      .poll(() => left)
      .toEqual([
        `http://localhost:3000/done?payment_intent=pi_1&payment_intent_client_secret=${SECRET}&redirect_status=succeeded`,
      ]);
  });

  it('throws where the calling code is wrong', async () => {
    await expect(confirm({ clientSecret: undefined })).rejects.toThrow('client secret');
    await expect(confirm({ redirect: 'always', confirmParams: {} })).rejects.toThrow('return_url');
    await expect(confirm({ clientSecret: 'seti_1_secret_x' })).rejects.toThrow('not of a payment intent');
  });

  it('retrieves a setup intent', async () => {
    answers = [{ id: 'seti_1', object: 'setup_intent', status: 'succeeded' }];
    expect(await stripe.retrieveSetupIntent?.('seti_1_secret_x')).toEqual({
      setupIntent: expect.objectContaining({ id: 'seti_1' }),
    });
    expect(requests[0]).toContain('GET http://127.0.0.1:4000/v1/setup_intents/seti_1?client_secret=seti_1_secret_x');
  });
});
