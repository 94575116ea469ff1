import { ADVICE_STYLES, CATEGORIES } from '@beside/common/advice/advice.constants';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { isQuick } from '@beside/common/testing/is-quick';
import { describe, expect, it } from 'vitest';
import { formFault } from '../../src/features/translation/form/translation.form.ts';
import { GOOD } from '../../src/testing/good-translations.ts';
import { compose } from './compose.ts';
import { writeAdvice } from './compose-advice.ts';
import { translateText } from './compose-translation.ts';
import { listPhrases, sentencesOf } from './phrases/phrases.list.ts';
import { PHRASES } from './phrases/phrases.tables.ts';
import { slotsOf } from './slots.ts';

const SITUATION =
  'My sister Ines and I have not spoken for seven months. I want to write to her, but I am afraid. It is about the house.';

function textsOf(advice: ReturnType<typeof writeAdvice>): string[] {
  return [advice.understanding, ...advice.recommendations, advice.example, advice.encouragement];
}

describe('phrase tables', () => {
  const english = listPhrases(PHRASES.en);

  it.each(LANGUAGES)('say the same in %s, with the same slots and sentences', (language) => {
    const phrases = listPhrases(PHRASES[language]);
    expect([...phrases.keys()]).toEqual([...english.keys()]);
    for (const [path, phrase] of phrases) {
      expect(slotsOf(phrase).sort(), path).toEqual(slotsOf(english.get(path) ?? '').sort());
      expect(sentencesOf(phrase).length, path).toBe(sentencesOf(english.get(path) ?? '').length);
      if (language !== 'en') expect(phrase, path).not.toBe(english.get(path));
    }
  });

  it.each(LANGUAGES)('hold no phrase twice in %s', (language) => {
    const phrases = [...listPhrases(PHRASES[language]).values()];
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});

describe.each(LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const)))(
  'translation from %s to %s',
  (from, to) => {
    it('is the text as composed in that language', () => {
      for (const category of CATEGORIES) {
        for (const style of ADVICE_STYLES) {
          const original = textsOf(writeAdvice(SITUATION, category, style, from));
          const wanted = textsOf(writeAdvice(SITUATION, category, style, to));
          expect(original.map((text) => translateText(text, to))).toEqual(wanted);
          expect(original.map((text, at) => formFault(text, wanted[at] ?? ''))).toEqual(original.map(() => null));
        }
      }
    });
  },
);

describe('translation', () => {
  it('translates single sentences of a recommendation', () => {
    const wanted = PHRASES.nl.categories.money.steps.flatMap(sentencesOf);
    const sentences = PHRASES.en.categories.money.steps.flatMap(sentencesOf);
    expect(sentences.map((sentence) => translateText(sentence, 'Dutch'))).toEqual(wanted);
  });

  it('translates what the chat and the counsellor wrote', () => {
    const messages = (language: string) => [
      { role: 'system', content: `Task: chat; language: ${language}` },
      { role: 'user', content: 'What if {quote} she says “no”? And then?' },
    ];
    expect(translateText(compose(messages('en')).text, 'de')).toBe(compose(messages('de')).text);
    // With its list, and with what the advice said.
    const advice = { recommendations: ['Write to Ines today. Keep it short.'] };
    const later = (language: string) => [
      { role: 'system', content: `Task: chat; language: ${language}` },
      { role: 'user', content: JSON.stringify({ category: 'family', situation: 'So it is.', advice }) },
      { role: 'user', content: 'I wrote to her.' },
      { role: 'user', content: 'She answered me at once.' },
    ];
    for (const language of LANGUAGES) {
      const translated = translateText(compose(later('en')).text, language);
      expect(translated).toBe(compose(later(language)).text);
      expect(formFault(compose(later('en')).text, translated)).toBeNull();
    }
    const room = (language: string) => [
      { role: 'system', content: `Task: counsellor; language: ${language}` },
      { role: 'system', content: JSON.stringify({ partner1: 'Ana', partner2: 'Ben', sessionName: 'Us' }) },
      { role: 'user', content: JSON.stringify({ from: 'Ana', message: 'You never listen to me.' }) },
      { role: 'user', content: JSON.stringify({ from: 'Ben', message: 'I do, but I am tired.' }) },
    ];
    expect(translateText(compose(room('en')).text, 'Chinese')).toBe(compose(room('zh')).text);
  });

  it('marks text that it did not write', () => {
    expect(translateText('Save this advice', 'Spanish')).toBe('[Español · demo] Save this advice');
    expect(translateText('[Español · demo] Save this advice', 'fr')).toBe('[Français · demo] Save this advice');
    expect(translateText('Save this advice', 'Italian')).toBe('[Italian · demo] Save this advice');
    expect(translateText('', 'es')).toBe('');
    expect(translateText('# Title\n\n- one\n- **two** 😢', 'de')).toBe('# [Deutsch · demo] Title\n\n- one\n- **two** 😢');
    expect(translateText('- [Deutsch · demo] one', 'fr')).toBe('- [Français · demo] one');
  });

  it.each(LANGUAGES)('loses nothing of text that it did not write, in %s', (language) => {
    for (const [source, translation] of GOOD)
      for (const text of [source, translation]) expect(formFault(text, translateText(text, language)), text).toBeNull();
  });

  it('leaves text that is already in the language', () => {
    const text = PHRASES.nl.categories.work.care;
    expect(translateText(text, 'nl')).toBe(text);
  });

  it('answers with the same keys, of any name', () => {
    const texts = JSON.parse('{"a.b": "Hello", "1": "One", "__proto__": "Three", "": "Two"}');
    const content = JSON.stringify({ targetLanguage: 'German', texts });
    const { text } = compose([
      { role: 'system', content: 'Task: translate; language: de' },
      { role: 'user', content },
    ]);
    const parsed: { translations: Record<string, string> } = JSON.parse(text);
    expect(Object.keys(parsed.translations).sort()).toEqual(['', '1', '__proto__', 'a.b']);
    expect(parsed.translations['a.b']).toBe('[Deutsch · demo] Hello');
  });

  it('is quick with long unknown texts', () => {
    for (const text of [`You write “${'no end to this '.repeat(1400)}`, PHRASES.en.categories.work.care.repeat(60)])
      expect(isQuick(text.length, () => void translateText(text, 'nl'))).toBe(true);
  });
});
