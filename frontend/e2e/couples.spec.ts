import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser, composer, log, openSession, said, say, seeAnswers, seeSessionConnection } from './steps/couples.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

const ODD = [
  '<img src=x onerror="document.title=\'taken\'"> <b>not bold</b> & **not bold either**',
  'שלום, מה שלומך היום?',
  '👩‍👩‍👧‍👦 ❤️‍🔥',
  `one\ntwo\n\nthree`,
  'Donaudampfschifffahrt'.repeat(12),
];

test.use({ allowed: /404 .*\/api\/couples\// });

test('both partners go from the lobby to a talk with the counsellor, live, and to its end', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/couples');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await seeAccessible(page);
  await registerByApi(page);
  await page.reload();
  await expect(page.getByText('No couples sessions yet')).toBeVisible();
  const create = page.getByRole('button', { name: 'Open the room' });
  await expect(create).toHaveAccessibleDescription(/^Opening a room counts as one of your sessions this month\./);
  await create.click();
  await expect(page.getByText('Please give it a name.')).toBeVisible();
  await seeAccessible(page);
  await page.getByLabel('What should it be called?').fill('Sundays');
  await page.getByRole('button', { name: 'Open the room' }).click();

  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await seeToast(page, 'Copied to Clipboard');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('banner')).toContainText('1 of 3');
  await seeAccessible(page, 800);
  await dialog.getByRole('link', { name: 'Open Session' }).click();
  await expect(page.getByRole('heading', { name: 'Your room is ready, Clara' })).toBeVisible();
  // A link just shown is folded.
  const shown = page.getByRole('main').getByLabel('Link to “Sundays”');
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the link again' }).click();
  await expect(shown).toHaveValue(link);
  await expect(shown).toBeFocused();
  await expect(composer(page)).toHaveAccessibleName('Message to your partner and the counsellor');
  await seeSessionConnection(page, 'Connected live');
  // A session has no footer.
  const disclaimer = page.getByText('It does not replace a doctor', { exact: false }).filter({ visible: true });
  await expect(disclaimer).toBeInViewport({ ratio: 1 });
  await seeAccessible(page, 800);

  const path = new URL(link).pathname;
  const partner = await anotherBrowser(page);
  await partner.goto(path);
  await expect(partner.getByRole('dialog', { name: 'Clara invites you to “Sundays”' })).toContainText('is an AI');
  await partner.getByRole('button', { name: 'Join the session' }).click();
  await expect(partner.getByText('Please type a name')).toBeVisible();
  await seeAccessible(partner);
  await partner.getByLabel('Your name').fill('Tomás');
  await partner.getByRole('button', { name: 'Join the session' }).click();
  await seeSessionConnection(partner, 'Connected live');
  expect(await partner.evaluate(() => localStorage.getItem('anonymousPartnerName'))).toBe('Tomás');
  // Both seats are taken: a third visitor finds no session.
  const third = await anotherBrowser(page);
  await third.goto(path);
  await expect(third.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
  await third.close();

  // The invitation disappears, and each sees the other's presence.
  await expect(page.getByRole('heading', { name: 'Your room is ready, Clara' })).toHaveCount(0);
  const here = page.getByRole('list', { name: 'Who is in this session' }).getByText('Here', { exact: true });
  await expect(here).toHaveCount(2);

  await composer(partner).pressSequentially('I know');
  await expect(page.getByText('Tomás is typing')).toBeVisible();
  await composer(partner).fill('');
  await expect(page.getByText('Tomás is typing')).toHaveCount(0);

  await say(page, 'I feel like Sundays are not ours any more.');
  await expect(said(partner, 'Sundays are not ours')).toBeVisible();
  await expect(said(page, 'Sundays are not ours')).toContainText('Read');
  await say(partner, 'My father is 81, and I keep counting them.');
  await expect(said(page, 'My father is 81')).toContainText('Tomás');
  await seeAnswers(page, 1);
  await seeAnswers(partner, 1);
  // Both see the same messages in the same order.
  const words = (of: typeof page) => log(of).getByRole('article').locator('p[dir], div[dir]').allInnerTexts();
  await expect.poll(async () => (await words(partner)).join() === (await words(page)).join()).toBe(true);
  await expect(log(page).getByRole('article')).toHaveCount(3);

  // Who leaves becomes absent, and finds everything on return.
  await partner.goto('about:blank');
  await expect(here).toHaveCount(1);
  await say(page, 'Take your time.');
  await expect(said(page, 'Take your time')).toContainText('Sent');
  await openSession(partner, path);
  await expect(said(partner, 'Take your time')).toBeVisible();
  await expect(said(page, 'Take your time')).toContainText('Read');

  // Messages appear as they were typed, on a small phone too.
  await partner.setViewportSize({ width: 320, height: 640 });
  for (const text of ODD) {
    await composer(page).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  }
  const bubbles = log(partner).getByRole('article').locator('p[dir]');
  await expect(bubbles).toHaveCount(3 + ODD.length);
  expect(await bubbles.evaluateAll((all) => all.slice(3).map((each) => each.textContent))).toEqual(ODD);
  await expect(log(partner).locator('img, b')).toHaveCount(0);
  expect(await bubbles.nth(4).evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
  expect(await bubbles.nth(6).evaluate((each) => each.getClientRects().length && each.clientHeight)).toBeGreaterThan(90);
  await seeNoSideScroll(partner);
  await expect(partner).toHaveTitle(/^Couples session/);

  // All speakers, and a translation.
  await partner.setViewportSize({ width: 1280, height: 800 });
  await partner.getByLabel('Show messages in').selectOption('es');
  await say(partner, 'Echo de menos los domingos.');
  await expect(said(page, 'Echo de menos').locator('summary')).toBeVisible();
  await seeAccessibleHere(page);

  // The end: on a phone it stands in the dialog behind the name of the session.
  await composer(page).fill('Half of a thought');
  await partner.setViewportSize({ width: 360, height: 640 });
  await partner.getByRole('button', { name: /^Sundays/ }).click();
  const end = partner.getByRole('dialog').getByRole('button', { name: 'End this session' });
  await expect(end).toBeVisible();
  await seeAccessibleHere(partner);
  await end.click();
  await expect(partner.getByRole('dialog').getByRole('button', { name: 'Keep talking' })).toBeFocused();
  await seeAccessibleHere(partner);
  await partner.getByRole('button', { name: 'End the session' }).click();
  for (const each of [page, partner]) {
    await expect(each.getByText('nobody can write in it any more', { exact: false })).toBeVisible();
    await expect(composer(each)).toHaveCount(0);
    await expect(said(each, 'Take your time')).toBeVisible();
  }
  await expect(page.getByRole('status').filter({ hasText: 'This session has ended' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'This was not sent' })).toContainText('Half of a thought');
  await seeAccessible(page, 800);

  const other = await context.newPage();
  await other.goto('/couples');
  await expect(other.getByRole('listitem').filter({ hasText: 'Sundays' })).toContainText('Ended');
  await seeAccessibleHere(other);
  other.once('dialog', (question) => question.accept());
  await other.getByRole('button', { name: 'Delete “Sundays”' }).click();
  await seeToast(other, 'Session Deleted');
  await expect(other.getByText('No couples sessions yet')).toBeVisible();
  for (const each of [page, partner]) await expect(each.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
  await other.goto(path);
  await expect(other.getByText('This couples session does not exist or has been deactivated.')).toBeVisible();
});
