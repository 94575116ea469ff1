import { field, openHome, seeUsed } from './steps/ask.ts';
import { useUp } from './steps/limit.ts';
import { timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test.use({ allowed: /402 .*\/api\/advice\/generate/ });

test('a limit reached in another window is reported, the text is kept, and danger is answered beyond the limit', async ({
  page,
}) => {
  await openHome(page);
  await seeUsed(page, 0);
  await useUp(page);
  const { text, mark } = situation();
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await seeToast(page, "You've reached your usage limit", 'Sign in and upgrade plan to continue. Your text is still here.');
  await expect(field(page)).toHaveValue(text);
  await seeUsed(page, 3);

  // The button stays clickable, to explain why nothing is sent.
  const button = page.getByRole('button', { name: 'Usage limit reached' });
  await button.click({ force: true });
  await seeToast(page, "You've reached your usage limit", 'Sign in and upgrade plan to continue.');
  await expect(page).toHaveURL(/\/$/);
  expect(await timesAsked(mark)).toBe(0);

  await field(page).fill('I want to kill myself and I do not see another way.');
  await button.click({ force: true });
  await expect(page.getByRole('region', { name: 'You do not have to carry this alone' })).toBeVisible();
});
