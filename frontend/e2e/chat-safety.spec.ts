import { randomUUID } from 'node:crypto';
import { seeAdvice } from './steps/ask.ts';
import { seeAccessible } from './steps/axe.ts';
import { asked, composer, messages, openAdvice, panel, put, question, replies } from './steps/chat.ts';
import { POSSIBLE } from './steps/danger.ts';
import { play, timesAsked } from './steps/model.ts';
import { expect, test } from './steps/test.ts';

const AI = 'Written by an AI model, not by a person';

test('by keyboard, possible danger brings help beside the talk, danger help in its place, and axe finds nothing', async ({
  page,
}) => {
  await openAdvice(page);
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Continue Chat' }).focus();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toBeVisible();
  const first = question('First?');
  await play(first.mark, '1. A step\n\n| a | b |\n|---|---|\n| c | [d](https://a.example) |\n\n```\ncode\n```');
  await put(page, first.text);
  await expect(replies(page)).toHaveCount(1);
  await expect(composer(page)).toBeFocused();
  await expect(replies(page).getByRole('link', { name: 'd' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');

  await put(page, POSSIBLE);
  const beside = panel(page).getByRole('region', { name: 'Someone to talk to, if you need it' });
  await expect(beside.locator('a[href="tel:988"]')).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).getByTitle(AI)).toHaveCount(2);
  await expect(panel(page).getByText('people are there to listen')).toHaveCount(0);
  await put(page, 'And what do I say to her?');
  await expect(replies(page)).toHaveCount(3);
  await page.reload();
  await expect(beside).toBeVisible();
  await seeAccessible(page);
  await panel(page).getByRole('button', { name: 'Hide this help' }).press('Enter');
  await expect(beside).toHaveCount(0);
  await expect(composer(page)).toBeFocused();

  const mark = randomUUID().slice(0, 8);
  await put(page, `I want to kill myself, and I wrote ${mark} in my diary.`);
  const card = panel(page).getByRole('region', { name: 'You do not have to carry this alone' });
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await expect(card.locator('a[href="tel:911"]')).toBeInViewport();
  await expect(card).not.toContainText('did not count');
  await expect(asked(page, 'I want to')).toHaveCount(1);
  // People wrote this answer.
  await expect(replies(page)).toHaveCount(4);
  await expect(replies(page).last().getByTitle(AI)).toHaveCount(0);
  await expect(messages(page).locator('[data-generated-by]')).toHaveCount(3);
  expect(await timesAsked(mark)).toBe(0);
  await seeAccessible(page);
  await page.reload();
  await expect(card.locator('a[href="tel:988"]')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Hide this help' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await page.reload();
  await expect(replies(page)).toHaveCount(4);
  await expect(card).toHaveCount(0);
});
