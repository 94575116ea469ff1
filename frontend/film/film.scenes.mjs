import { expect as expectWithin } from '@playwright/test';
import { CLARA, LUC, SITUATION } from './film.texts.mjs';

/** A limit that ends a hang. */
export const expect = expectWithin.configure({ timeout: 30_000 });
/** Pieces of text (tokens) that a picture adds. */
const ADVICE_PACE = 7;
const COUNSEL_PACE = 2;
/** Characters that a picture adds where somebody types. */
const TYPED = 9;

/** Someone describes a situation, and watches the advice being written, section by section. */
export async function adviceScene({ page, model, recorder, url }) {
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'What is going on?' });
  const button = page.getByRole('button', { name: 'Ask for advice' });
  await expect(button).toBeVisible();
  await page.getByRole('radio', { name: 'Family' }).check({ force: true });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await recorder.take([page]);
  recorder.hold(1);
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await recorder.take([page]);
  recorder.hold(0.6);
  await type(field, SITUATION, 16, () => recorder.take([page]));
  recorder.hold(0.5);
  await button.click();
  await expect.poll(model.isWriting).toBe(true);
  await recorder.take([page]);
  recorder.hold(0.5);
  while (model.isWriting()) {
    model.write(ADVICE_PACE);
    await settle(page);
    await follow(page);
    await recorder.take([page]);
  }
  await expect(page).toHaveURL(/\?advice=[\da-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Ask About Something Else' })).toBeVisible();
  await settle(page);
  await recorder.take([page]);
  recorder.hold(1.2);
}

/** Two partners and the counsellor: Clara reads and writes English, Luc French. */
export async function couplesScene({ clara, luc, model, recorder, path }) {
  const both = [clara, luc];
  const take = () => recorder.take(both);
  await clara.goto(path);
  await luc.goto(path);
  await luc.getByRole('dialog').getByRole('textbox').fill('Luc');
  await luc.getByRole('dialog').locator('button[type=submit]').click();
  for (const page of both) await expect(page.getByRole('log')).toBeVisible();
  await expect(clara.getByText('You and Luc are here')).toBeVisible();
  await settle(luc);
  await take();
  recorder.hold(0.8);
  await type(composerOf(clara), CLARA.en, TYPED, take);
  // The counsellor waits while somebody types, so it answers both, however slow this machine is.
  await type(composerOf(luc), LUC.fr.slice(0, TYPED), TYPED, take);
  await send(clara, luc, CLARA.en, CLARA.fr, take);
  recorder.hold(1.4);
  await type(composerOf(luc), LUC.fr.slice(TYPED), TYPED, take);
  await send(luc, clara, LUC.fr, LUC.en, take);
  recorder.hold(1);
  await expect.poll(model.isWriting, { timeout: 30_000 }).toBe(true);
  await settle(luc);
  await take();
  while (model.isWriting()) {
    model.write(COUNSEL_PACE);
    await settle(luc);
    await take();
  }
  await expect(luc.getByText('Gardez une heure libre').first()).toBeVisible();
  await settle(luc);
  await take();
  recorder.hold(3);
}

const composerOf = (page) => page.locator('main form textarea');

/** Sends what was typed, and waits until the partner reads it in their own language. */
async function send(from, to, text, translated, take) {
  await composerOf(from).press('Enter');
  await expect(from.getByRole('log').getByText(text).first()).toBeVisible();
  await expect(to.getByRole('log').getByText(translated).first()).toBeVisible();
  await settle(to);
  await take();
}

/** Types some characters for each picture. */
async function type(field, text, step, take) {
  for (let at = 0; at < text.length; at += step) {
    await field.pressSequentially(text.slice(at, at + step));
    await take();
  }
}

/** Scrolls so far that the end of what is written can be read. */
const follow = (page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('article section p, article section li')].filter((each) =>
      each.textContent.trim(),
    );
    const bottom = texts.at(-1)?.getBoundingClientRect().bottom ?? 0;
    const over = bottom - innerHeight * 0.82;
    if (over > 0) window.scrollBy({ top: over, behavior: 'instant' });
  });

/** Waits for what is pushed (each 45 ms) and drawn: pictures are taken at even steps of text, so it may take longer. */
export const settle = (page) => page.waitForTimeout(150);
