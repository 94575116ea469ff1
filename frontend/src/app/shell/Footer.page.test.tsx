import { LANGUAGES } from '@beside/common/language/language.constants';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allTexts } from '../../locales/texts.ts';
import { openApp } from '../../testing/open-app.tsx';

/** In the page's own module, which every opening makes anew. */
const choose = async (country: string) => (await import('../../lib/country.ts')).chooseCountry(country);

const footer = async () => within(await screen.findByRole('contentinfo'));

it('the footer names the emergency number of the reader’s country, which the browser knows', async () => {
  await openApp('/terms-of-service', { languages: ['en-IE', 'en-US'] });
  expect(await (await footer()).findByText(/In an emergency, call 112\.$/)).toBeVisible();
  await choose('US');
  expect(await (await footer()).findByText(/In an emergency, call 911\.$/)).toBeVisible();
  await choose('CN');
  expect(await (await footer()).findByText(/In an emergency, call 110 or 120\.$/)).toBeVisible();
});

it('the footer does not take a guessed country for a fact', async () => {
  await openApp('/terms-of-service', { languages: ['en-US', 'en'] });
  expect(await (await footer()).findByText(/In an emergency, call 911 \(112 in the EU\)\.$/)).toBeVisible();
  await choose('US');
  await openApp('/terms-of-service', { languages: ['en-US', 'en'] });
  expect(await (await footer()).findByText(/In an emergency, call 911\.$/)).toBeVisible();
});

it.each([
  ['a language without a region, whatever a browser adds', ['it', 'en-US', 'en'], async () => undefined],
  ['another country, by choice', ['en-US'], () => choose('')],
])('the footer names no number as everybody’s for %s', async (_what, languages, prepare) => {
  await prepare();
  await openApp('/terms-of-service', { languages });
  const local = 'In an emergency, call your local emergency number (112 in the EU).';
  expect(await (await footer()).findByText(local, { exact: false })).toBeVisible();
});

it.each(LANGUAGES)('in %s the number comes from the country alone', async (language) => {
  const texts = await allTexts(language);
  expect(texts['footer.disclaimer']).toContain('{emergency}');
  expect(texts['footer.disclaimer']).not.toContain('112');
  expect(texts['footer.emergency']).not.toContain('112');
});
