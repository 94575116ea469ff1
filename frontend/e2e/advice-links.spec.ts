import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { askByApi } from './steps/history.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

test.use({ allowed: /404 .*\/s\// });

const QUESTION = 'My sister and I argued about the house of our mother, in front of everyone who had come.';

test('a link shows one reader a copy, behind a door and without scripts, until it is taken back', async ({ page, browser }) => {
  await registerByApi(page);
  const advice = await askByApi(page, QUESTION);
  await page.goto(`/?advice=${advice}`);
  await page.getByRole('button', { name: 'Make a link' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A link to this advice' });
  const preview = await dialog.getByRole('region', { name: 'What the reader sees' }).innerText();
  await seeAccessible(page, 900);
  await dialog.getByRole('radio', { name: '1 day' }).check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('dialog', { name: 'The link is made' });
  const address = await made.locator('code').innerText();
  await made.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Somebody shared a piece of advice with you');
  await reader.getByRole('button', { name: 'Read it' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A piece of advice: Family');
  const shown = await reader.getByRole('main').innerText();
  // What the preview has shown, and no more of it.
  for (const line of preview.split('\n').filter((each) => each.trim())) expect(shown).toContain(line.trim());
  expect(shown).not.toContain(QUESTION);
  // Nothing else was asked for, and nothing is kept.
  expect(asked).toEqual([`GET ${address}`, `POST ${address}`]);
  expect(await context.cookies()).toEqual([]);
  await expect(reader.getByRole('button')).toHaveCount(0);

  await page.goto('/account/keeping');
  const row = page.getByRole('region', { name: 'Links to your advice' }).getByRole('listitem');
  await expect(row).toContainText('Opened 1 time.');
  const staying = page.getByRole('region', { name: 'How long your advice stays' });
  await staying.getByLabel('Delete after').selectOption('3 months');
  await staying.getByRole('button', { name: 'Save' }).click();
  await expect(staying.getByRole('status')).toContainText('nothing will be old enough to be deleted then');
  await seeAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await row.getByRole('button').click();
  await seeToast(page, 'The link is taken back');
  await expect(page.getByText('No links. Each piece of advice has')).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('There is nothing here any more');
  await context.close();
});

test('the page of a link changes its theme, is good for everyone, and reads itself aloud', async ({ page, browser }) => {
  await registerByApi(page);
  const advice = await askByApi(page, QUESTION, 'family', 'de');
  const reply = await page.request.post(`/api/advice/${advice}/links`, { data: { days: 7, withQuestion: true } });
  const { url } = await reply.json();
  const context = await browser.newContext({ locale: 'nl' });
  const reader = await context.newPage();
  await reader.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, {
      spoken,
      SpeechSynthesisUtterance: class {
        lang = '';
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        cancel: () => undefined,
        speak: (each: { lang: string; text: string }) => void spoken.push(`${each.lang}: ${each.text}`),
      },
    });
  });
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await reader.setViewportSize({ width, height: 900 });
    await reader.emulateMedia({ colorScheme });
    await reader.goto(url);
    await seeAccessibleHere(reader);
    await reader.getByRole('button', { name: 'Lezen' }).click();
    await expect(reader.getByText(QUESTION)).toBeVisible();
    await seeAccessibleHere(reader);
    await seeNoSideScroll(reader);
  }
  const background = () => reader.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await reader.getByRole('button', { name: 'Licht of donker' }).click();
  expect(await background()).not.toBe(dark);
  await seeAccessibleHere(reader);
  await reader.getByRole('button', { name: 'Voorlezen' }).click();
  await expect(reader.getByRole('button', { name: 'Stoppen met voorlezen' })).toBeVisible();
  const spoken: string[] = await reader.evaluate(() => Reflect.get(window, 'spoken'));
  expect(spoken.length).toBeGreaterThan(4);
  for (const each of spoken) expect(each).toMatch(/^de: ./);
  await context.close();
});
