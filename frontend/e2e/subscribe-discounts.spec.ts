import type { Page } from '@playwright/test';
import { seeAccessibleHere } from './steps/axe.ts';
import { CARDS, fact, order, paymentForm, plan, press, pressIn, seeOwn, typeCard } from './steps/payment.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

// The sandbox takes no headers but Stripe's, so these pages do without an address of their own.
test.use({ extraHTTPHeaders: {}, allowed: /(400|401|402|409) .*\/(api|v1)\/|socket\.io/ });

/** Enters a discount code, and applies it. */
async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('discount codes: one that is used up, one above the price, and a plan that is free at first', async ({ page }) => {
  await registerByApi(page);
  await page.goto('/subscribe');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await applyCode(page, 'usedup');
  await seeToast(page, 'Invalid Coupon', 'This code has already been used as often as it can be.');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('usedup');
  await seeAccessibleHere(page);
  await applyCode(page, ' hundred ');
  await expect(page.getByText('More than all: €100.00 off the first month.')).toBeVisible();
  await expect(plan(page, 'Silver')).toContainText('Before: €9.99Now: €0.00 the first month, then €9.99 a month');
  await seeAccessibleHere(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect(plan(page, 'Silver').getByText('Before:')).toHaveCount(0);

  // It is ordered before a way to pay is kept.
  await applyCode(page, 'GIFT');
  await expect(plan(page, 'Bronze')).toContainText('€0.00');
  await plan(page, 'Bronze').getByRole('button', { name: 'Choose Bronze' }).click();
  await expect(fact(page, 'Due now')).toHaveText('€0.00');
  const current = async () => (await (await page.request.get('/api/subscription/current')).json()).subscription.plan;
  expect(await current()).toBe('free');
  await order(page);
  await expect(page.getByRole('status').filter({ hasText: 'You now have the Bronze plan.' })).toBeFocused();
  await typeCard(page, CARDS.works);
  await press(page, 'Save payment method');
  await seeOwn(page, 'Bronze');
});

test('a discounted plan: refused on a page of the bank, processed in vain, and authorised on that page', async ({ page }) => {
  await registerByApi(page);
  await page.goto('/subscribe');
  await applyCode(page, 'FIFTH3');
  await expect(page.getByText('Winter: 20% off')).toBeVisible();
  // It holds over a reload, and for the order.
  await page.reload();
  await expect(plan(page, 'Gold')).toContainText('€15.99');
  await plan(page, 'Gold').getByRole('button', { name: 'Choose Gold' }).click();
  await expect(fact(page, 'Discount')).toHaveText('Winter: 20% off for 3 months');
  await expect(fact(page, 'Due now')).toHaveText('€15.99');
  const begin = async () => {
    const form = await paymentForm(page);
    await pressIn(form, 'tab', 'iDEAL');
    const name = form.getByLabel('Full name').filter({ visible: true });
    if (await name.count()) await name.fill('Clara Almeida');
    await order(page);
    await expect(page).toHaveURL(/\/sandbox\/redirect/);
  };
  await begin();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await seeToast(page, 'Payment Failed');

  // A payment that is processed takes its time, and may fail after all.
  await page.getByRole('link', { name: 'Continue your order of Gold' }).click();
  await typeCard(page, CARDS.processFails);
  await order(page);
  await seeToast(page, 'Payment is being processed');
  await expect(plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' })).toBeDisabled();
  await seeAccessibleHere(page);
  await page.getByRole('link', { name: 'Continue your order of Gold' }).click();
  await begin();
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await seeToast(page, 'Payment received');
  await seeOwn(page, 'Gold');
  await expect(page.getByText('Discount codes work for your first plan only')).toBeVisible();
});
