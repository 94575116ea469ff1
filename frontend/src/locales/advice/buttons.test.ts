import { LANGUAGES } from '@beside/common/language/language.constants';
import { expect, it } from 'vitest';
import { allTexts } from '../texts.ts';

/** They stand beside each other below an advice, and lead to different places. */
const BUTTONS = ['advice.continue_chat', 'advice.follow_up', 'advice.something_else'];

it.each(LANGUAGES)('the buttons below an advice differ from each other in %s', async (language) => {
  const texts = await allTexts(language);
  const words = BUTTONS.map((key) => texts[key]?.toLowerCase());
  expect(words).not.toContain(undefined);
  expect(new Set(words).size).toBe(BUTTONS.length);
});
