import advice from '../src/locales/advice/en.ts';
import { field, openHome, seeAdvice } from './steps/ask.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';

test('the header, its menus, advice, and the drawer of a phone work by keyboard alone', async ({ page }) => {
  await openHome(page);
  const { keyboard } = page;
  const banner = page.getByRole('banner');
  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  // Tab stops follow the order of the header, each with a visible focus.
  const stops = [
    banner.getByRole('link', { name: 'Beside' }),
    ...['Home', 'Plans', 'History', 'Couples'].map((name) => banner.getByRole('link', { name })),
    banner.getByRole('button', { name: /^Language/ }),
    banner.getByRole('button', { name: /^Theme/ }),
    banner.getByRole('link', { name: 'Sign in' }),
  ];
  for (const stop of stops) {
    await keyboard.press('Tab');
    await expect(stop).toBeFocused();
    const outline = await stop.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).not.toBe('none');
  }

  // A menu opens, moves and closes, and returns the focus.
  for (const { name, choice } of [
    { name: /^Language:/, choice: 'English' },
    { name: /^Theme:/, choice: 'System' },
  ]) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('menuitemradio', { name: choice })).toBeChecked();
    const choices = menu.getByRole('menuitemradio');
    await expect(choices.first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(choices.nth(1)).toBeFocused();
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect(choices.last()).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    // A second time works too.
    await keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }

  await skip.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Relationships' })).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Work and career' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await keyboard.type(situation().text);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Empathetic and supportive' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Practical and direct' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeFocused();
  await keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('My manager moves our weekly talk');
  await expect(heading).toBeFocused();
  await seeAdvice(page);

  // The next tab stop is in the advice, not at the top.
  await expect(heading).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: advice['advice.show_question'] })).toBeFocused();

  // On a phone the drawer opens, traps the focus, and returns it.
  await page.setViewportSize({ width: 360, height: 640 });
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const inside = () => drawer.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let stop = 0; stop < 12; stop += 1) {
    await keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Plans' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/subscribe$/);
});
