import { HELP_WORDS_DE } from '@beside/common/safety/help.words.de';
import { NEUTRAL_PAGE } from '@beside/common/safety/quick-exit';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { expect, test } from './steps/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('the page of help is complete, in two languages, and its country can be changed', async ({ page }) => {
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HELP_WORDS_DE['help.title']);
    await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    const exit = page.getByRole('link', { name: HELP_WORDS_DE['exit.leave'] });
    await expect(exit).toHaveAttribute('href', NEUTRAL_PAGE);
    await expect(exit).toHaveAttribute('rel', 'noreferrer');

    await page.getByLabel(HELP_WORDS_DE['help.country']).selectOption('GB');
    await page.getByLabel(HELP_WORDS_DE['help.language']).selectOption('en');
    await page.getByRole('button', { name: HELP_WORDS_DE['help.show'] }).click();
    await expect(page).toHaveURL(/\/help\?country=GB&lang=en$|\/help\?lang=en&country=GB$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have to carry this alone');
    // For thoughts of suicide, and for violence.
    await expect(page.getByRole('link', { name: /^Call 116 123\s?, Samaritans$/ })).toHaveCount(2);
    // The system's dark colours, which otherwise a script sets.
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).not.toBe(light);
  });
});

test('the footer leads to help; axe finds nothing there; choices are kept, and a quick exit leaves nothing', async ({
  page,
  context,
}) => {
  await context.route(`${NEUTRAL_PAGE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Weather</p>' }));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get help now' }).click();
  await expect(page.locator('a[href="tel:911"]')).toBeVisible();
  await seeAccessible(page);
  await page.getByLabel('Country').selectOption('NL');
  await expect(page.locator('a[href="tel:113"]')).toBeVisible();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  // The application and this page share what was chosen.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('a[href="tel:113"]')).toBeVisible();
  await page.goto('/help?country=');
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  await seeAccessibleHere(page);

  await page.getByRole('link', { name: HELP_WORDS_DE['exit.leave'] }).click();
  await expect(page.getByText('Weather')).toBeVisible();
  // What was before it is left again at once.
  await page.goBack();
  await expect(page.getByText('Weather')).toBeVisible();
});
