import type { FrameLocator, Locator, Page } from '@playwright/test';
import { addressOf, expect } from './test.ts';

/** The sandbox's test cards. */
export const CARDS = {
  works: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  asksOnce: '4000002500003155',
  asksAlways: '4000002760003184',
  failsLater: '4000000000000341',
  processes: '4242420000000018',
  processFails: '4242420000000026',
} as const;

type PlanName = 'Bronze' | 'Silver' | 'Gold';

export const main = (page: Page) => page.getByRole('main');

/** The card of a plan. */
export const plan = (page: Page, name: PlanName) => main(page).getByRole('region', { name, exact: true });

/**
 * Presses a button once it can be pressed, in one step of the page: between looking and pressing, news of an order elsewhere can move the
 * plans, disable the button, or put another in its place.
 */
async function pressWhenReady(button: Locator): Promise<void> {
  const press = (element: HTMLElement | SVGElement) => {
    if (!(element instanceof HTMLButtonElement) || element.disabled || !element.isConnected) return false;
    element.click();
    return true;
  };
  await expect.poll(() => button.evaluate(press)).toBe(true);
}

/** Opens the plans, and chooses one. */
export async function choose(page: Page, name: PlanName): Promise<void> {
  await page.goto('/subscribe');
  await pressWhenReady(plan(page, name).getByRole('button', { name: `Choose ${name}` }));
}

/** The payment form, once its fields are there. */
export async function paymentForm(page: Page): Promise<FrameLocator> {
  const form = main(page).frameLocator('iframe[src*="/sandbox/element"]');
  await expect(form.getByRole('tab', { name: 'Card', exact: true })).toBeVisible();
  await expect(main(page).getByText('The payment form is loading')).toHaveCount(0);
  return form;
}

/** Presses something in a frame, as in `press`. */
export const pressIn = (frame: FrameLocator, role: 'tab' | 'button', name: string) =>
  pressWhenReady(frame.getByRole(role, { name, exact: true }));

/** Types a card into the payment form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const form = await paymentForm(page);
  await pressIn(form, 'tab', 'Card');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill('12 / 34');
  await form.getByLabel('Security code').fill('123');
}

/** Presses a button of the page. */
export const press = (page: Page, name: string | RegExp) => pressWhenReady(main(page).getByRole('button', { name }));

/** Presses the button that orders. */
export const order = (page: Page) => press(page, 'Order with obligation to pay');

/** Answers the bank's question over the page. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await pressIn(page.frameLocator('dialog iframe'), 'button', answer);
}

/** Waits until the page shows a plan as the user's own. */
export async function seeOwn(page: Page, name: PlanName): Promise<void> {
  await expect(plan(page, name).getByText('Your plan', { exact: true })).toBeVisible();
  await expect(plan(page, name).getByRole('button', { name: 'Current plan' })).toBeDisabled();
}

/** The value beside a term. */
export const fact = (page: Page, term: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');

/** Moves the clock of the sandbox behind `VERIFIED`. */
export async function later(step: string): Promise<void> {
  const reply = await fetch(`${addressOf('LATER')}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: step }),
  });
  expect(reply.status).toBe(200);
}
