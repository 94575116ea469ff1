import { anotherBrowser, composer, createSession, said, say } from './steps/couples.ts';
import { expect, test } from './steps/test.ts';

test.describe('joining without an account', () => {
  test('keeps the seat when the answer is lost', async ({ page }) => {
    const path = await createSession(page);
    const partner = await anotherBrowser(page);
    const calls: string[] = [];
    await partner.route('**/api/visitor', async (route) => {
      calls.push('visitor');
      await route.continue();
    });
    await partner.route('**/api/couples/join/*', async (route) => {
      calls.push('join');
      if (calls.length > 2) return route.continue();
      // The server joins, but its answer is lost.
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    });
    await partner.goto(path);
    await partner.getByLabel('Your name').fill('Tomás');
    await partner.getByRole('button', { name: 'Join the session' }).click();
    await expect(composer(partner)).toBeVisible();
    expect(calls).toEqual(['visitor', 'join', 'visitor', 'join']);
    await expect(partner.locator('[data-kind=error]')).toHaveCount(0);
    await say(partner, 'I am in');
    await expect(said(partner, 'I am in')).toContainText('Sent');
  });

  test('requests the session again when its cookie did not arrive', async ({ page }) => {
    const path = await createSession(page);
    const partner = await anotherBrowser(page);
    let asked = 0;
    await partner.route('**/api/visitor', async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill({ status: 204 }) : route.continue());
    });
    await partner.goto(path);
    await partner.getByLabel('Your name').fill('Tomás');
    await partner.getByRole('button', { name: 'Join the session' }).click();
    await expect(composer(partner)).toBeVisible();
    expect(asked).toBe(2);
  });

  test('shows an error when the browser blocks cookies, and the seat stays free', async ({ page }) => {
    const path = await createSession(page);
    const partner = await anotherBrowser(page);
    await partner.route('**/api/visitor', (route) => route.fulfill({ status: 204 }));
    await partner.goto(path);
    await partner.getByLabel('Your name').fill('Tomás');
    await partner.getByRole('button', { name: 'Join the session' }).click();
    await expect(partner.locator('[data-kind=error]')).toContainText('Please allow cookies for this site');
    await expect(partner.getByLabel('Your name')).toHaveValue('Tomás');
    await partner.unroute('**/api/visitor');
    await partner.getByRole('button', { name: 'Join the session' }).click();
    await expect(composer(partner)).toBeVisible();
  });
});
