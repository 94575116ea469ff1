import type { Page } from '@playwright/test';
import { addressOf, expect } from './test.ts';

type PaidPlan = 'bronze' | 'silver' | 'gold';

/** The payment stand-in that the product's pages use. */
async function sandbox(page: Page): Promise<{ origin: string; key: string }> {
  const text = await (await page.request.get('/')).text();
  const { payments } = JSON.parse(/id="beside-config">([^<]*)/.exec(text)?.[1] ?? '{}');
  return { origin: addressOf('STRIPE'), key: payments.publishableKey };
}

/** Waits until a user's subscription has a plan. */
export async function seePlan(page: Page, plan: PaidPlan | 'free'): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get('/api/subscription/current')).json()).subscription.plan)
    .toBe(plan);
}

/** Orders a plan for the user of this page's browser. Returns what is to be confirmed, or the address of the invoice. */
async function order(page: Page, planId: PaidPlan, more: object = {}): Promise<string> {
  const reply = await page.request.post('/api/subscription/create', { data: { planId, beginAtOnce: true, ...more } });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).clientSecret;
}

/** Subscribes the user of this page's browser, by a card that works. */
export async function subscribe(page: Page, planId: PaidPlan): Promise<void> {
  const secret = await order(page, planId);
  const { origin, key } = await sandbox(page);
  const reply = await page.request.post(`${origin}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    headers: { Authorization: `Bearer ${key}` },
    form: {
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await seePlan(page, planId);
}
