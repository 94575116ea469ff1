import { describe, expect, it } from 'vitest';
import { amountIn, nameIn } from './details.ts';
import { phraseOf, phrasesOf } from './quoting.ts';

describe('phrases', () => {
  it('are word for word, without their end sign', () => {
    const text = 'It rained. I want to call her, but I never find the courage! Yes.';
    expect(phraseOf(text)).toBe('I want to call her, but I never find the courage');
    for (const phrase of phrasesOf(text, 3)) expect(text).toContain(phrase);
  });

  it('are cut at a clause, or at a word with an ellipsis', () => {
    const clause = 'I have been thinking about it for a long time, and it goes on and on and on and on and on and on and on';
    expect(phraseOf(clause)).toBe('I have been thinking about it for a long time');
    const words =
      'I have been thinking about it all of the time since the day on which we both moved into the new house together';
    expect(phraseOf(words)).toMatch(/^I have been thinking .*\w…$/);
    expect(words.startsWith(phraseOf(words).slice(0, -1))).toBe(true);
    expect(phraseOf('😀'.repeat(100)).isWellFormed()).toBe(true);
  });

  it('keep decimals and addresses in one piece', () => {
    expect(phraseOf('I owe 1.250 euros to my brother')).toBe('I owe 1.250 euros to my brother');
  });

  it('are isolated when written from right to left', () => {
    expect(phraseOf('זה קשה לי מאוד עכשיו')).toBe('\u2068זה קשה לי מאוד עכשיו\u2069');
  });

  it('are an ellipsis for an empty text', () => {
    expect(phraseOf('  \n ')).toBe('…');
  });
});

describe('details', () => {
  it.each([
    ['My sister Ines and I argued.', 'Ines', true],
    ['Mein Chef Thomas ist laut, und ich kann das nicht mehr.', 'Thomas', true],
    ['Yesterday I saw Clara again.', 'Clara', false],
    ['我妹妹叫小美，我们吵架了。', '小美', true],
  ])('find the name in %s', (text, name, person) => {
    expect(nameIn(text)).toEqual({ name, person });
  });

  it.each([
    'On Friday I went to work.',
    'We live in Utrecht now.',
    'Ich habe Angst vor der Prüfung und das ist nicht neu.',
    'I am tired.',
  ])('find no name in %s', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });

  it.each([
    ['It costs €1,250 a year', '€1,250'],
    ['I owe 400 euros', '400 euros'],
    ['for seven months now', 'seven months'],
    ['seit drei Monaten', 'drei Monaten'],
    ['已经三个月了', '三个月'],
    ['no figures here', undefined],
  ])('find the amount in %s', (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });
});
