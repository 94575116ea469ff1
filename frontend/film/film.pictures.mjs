import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HALF, keepPicture, sideBySide } from './film.frames.mjs';
import { createSession, fillSite } from './film.people.mjs';
import { expect, settle } from './film.scenes.mjs';
import { CLARA, LUC, SITUATION } from './film.texts.mjs';

const WIDE = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 750 };

/** Takes the README's screenshots. */
export async function takePictures({ open, model, folder }) {
  const work = mkdtempSync(join(tmpdir(), 'beside-pictures-'));
  const raw = (name) => join(work, `${name}.png`);
  const shoot = async (page, name) => {
    await settle(page);
    await page.screenshot({ path: raw(name), animations: 'disabled' });
  };
  const keep = (name) => keepPicture(raw(name), join(folder, `${name}.webp`));
  try {
    for (const colorScheme of ['light', 'dark']) {
      const page = await open(WIDE, { colorScheme });
      await openHome(page);
      await shoot(page, `home-${colorScheme}`);
      keep(`home-${colorScheme}`);
      await page.context().close();
    }
    const page = await open(WIDE);
    await askAdvice(page, model);
    await shoot(page, 'advice');
    keep('advice');
    const phone = await open(PHONE, { storageState: await page.context().storageState(), isMobile: true, hasTouch: true });
    await phone.goto(page.url());
    await expect(phone.getByRole('button', { name: 'Ask About Something Else' })).toBeVisible();
    await shoot(phone, 'phone-advice');
    await openHome(phone);
    await shoot(phone, 'phone-home');
    await takeCouple(open, model, shoot);
    sideBySide([raw('clara'), raw('luc')], raw('couples'));
    keep('couples');
    const owner = await open(WIDE);
    await fillSite(owner, open);
    await owner.goto('/admin/users');
    await expect(owner.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
    await expect(owner.getByText('Lucía Ferrer').first()).toBeVisible();
    await shoot(owner, 'admin');
    keep('admin');
    sideBySide([raw('phone-home'), raw('phone-advice')], raw('phone'), PHONE);
    keep('phone');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function openHome(page) {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeVisible();
}

async function askAdvice(page, model) {
  await openHome(page);
  await page.getByRole('radio', { name: 'Family' }).check({ force: true });
  await page.getByRole('textbox', { name: 'What is going on?' }).fill(SITUATION);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await expect.poll(model.isWriting).toBe(true);
  model.write(Number.POSITIVE_INFINITY);
  await expect(page.getByRole('button', { name: 'Ask About Something Else' })).toBeVisible();
  await page.getByRole('status').filter({ hasText: 'Advice Ready' }).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function takeCouple(open, model, shoot) {
  const size = { width: HALF.width, height: 750 };
  const [clara, luc] = [await open(size), await open(size, { locale: 'fr-FR' })];
  const path = await createSession(clara, 'Clara Almeida');
  await clara.goto(path);
  await luc.goto(path);
  await luc.getByRole('dialog').getByRole('textbox').fill('Luc');
  await luc.getByRole('dialog').locator('button[type=submit]').click();
  for (const [page, text, other, read] of [
    [clara, CLARA.en, luc, CLARA.fr],
    [luc, LUC.fr, clara, LUC.en],
  ]) {
    await page.locator('main form textarea').fill(text);
    await page.locator('main form textarea').press('Enter');
    await expect(other.getByRole('log').getByText(read).first()).toBeVisible();
  }
  await expect.poll(model.isWriting, { timeout: 30_000 }).toBe(true);
  model.write(Number.POSITIVE_INFINITY);
  await expect(luc.getByText('Gardez une heure libre').first()).toBeVisible();
  await shoot(clara, 'clara');
  await shoot(luc, 'luc');
}
