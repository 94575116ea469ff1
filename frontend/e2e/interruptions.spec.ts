import home from '../src/locales/home/en.ts';
import { ask, field, openHome, readAdvice, seeAdvice, seeUsed, seeWriting, stopButton } from './steps/ask.ts';
import { hold, release, stillWriting, timesAsked } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test('a stop restores the draft and gives the use back; a reload, another page and a second tab lose nothing', async ({
  page,
  context,
}) => {
  const { text, mark } = situation();
  await hold(mark);
  await openHome(page);
  await page.getByRole('radio', { name: 'Money' }).check();
  await page.getByRole('radio', { name: 'Analytical and thorough' }).check();
  await ask(page, text);
  await seeWriting(page);
  await stopButton(page).click();

  await expect(page).toHaveURL(/\/$/);
  await seeToast(page, 'Stopped', 'Your words are still here.');
  await expect(field(page)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Money' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Analytical and thorough' })).toBeChecked();
  await seeUsed(page, 0);
  await expect.poll(() => stillWriting(mark)).toBe(0);
  await page.reload();
  await seeUsed(page, 0);
  await expect(field(page)).toHaveValue(text);

  await ask(page, text);
  await seeWriting(page);
  const address = page.url();
  const begun = await readAdvice(page);
  await page.reload();
  await expect(page).toHaveURL(address);
  await seeWriting(page);
  await expect.poll(async () => (await readAdvice(page)).startsWith(begun)).toBe(true);

  // The home page links back to a growing advice.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(home['home.writing'])).toBeVisible();
  await page.getByRole('link', { name: home['home.writing_show'] }).click();
  await seeWriting(page);

  const tab = await context.newPage();
  await tab.goto(address);
  await seeWriting(tab);
  await expect.poll(async () => (await readAdvice(tab)).startsWith(begun)).toBe(true);
  await release(mark);
  await seeAdvice(page);
  await seeAdvice(tab);
  const advice = await readAdvice(page);
  expect(advice).toContain('Moving Forward');
  expect(await readAdvice(tab)).toBe(advice);

  // The request's address leads to the same advice.
  const opened = page.url();
  await tab.goto(address);
  await expect(tab).toHaveURL(opened);
  // Once for the stopped one, and once for this.
  expect(await timesAsked(mark)).toBe(2);
  await seeUsed(page, 1);
});
