import { afterEach, describe, expect, it, vi } from 'vitest';
import { readingOf } from './speech-pieces.ts';

const texts = (text: string, language = 'en') => readingOf(text, language).pieces.map((piece) => piece.text);

afterEach(() => vi.unstubAllGlobals());

describe('a reading', () => {
  it('has a piece for each sentence, and for each line', () => {
    expect(texts('Understanding\nYou miss her. She knows! Does she?')).toEqual([
      'Understanding',
      'You miss her.',
      'She knows!',
      'Does she?',
    ]);
    expect(texts('先写信。然后等待。', 'zh')).toEqual(['先写信。', '然后等待。']);
  });

  it('does the same where the browser finds no sentences', () => {
    vi.stubGlobal('Intl', {});
    expect(texts('Understanding\nYou miss her. She knows!')).toEqual(['Understanding', 'You miss her.', 'She knows!']);
    expect(texts('先写信。然后等待。', 'zh')).toEqual(['先写信。', '然后等待。']);
  });

  it('splits a long sentence after clauses, else between words, else anywhere, and counts it once', () => {
    const clauses = readingOf(`${'a clause of some words, '.repeat(20)}and its end. Short.`, 'en');
    expect(clauses.pieces.length).toBeGreaterThan(3);
    expect(clauses.pieces.slice(0, -2).every(({ text }) => text.length <= 200 && text.endsWith(','))).toBe(true);
    expect(clauses.sentences).toBe(2);
    expect(clauses.pieces.map(({ sentence }) => sentence)).toEqual([...clauses.pieces.slice(0, -1).map(() => 0), 1]);
    expect(clauses.pieces.map(({ text }) => text).join(' ')).toBe(`${'a clause of some words, '.repeat(20)}and its end. Short.`);

    expect(texts('word '.repeat(100)).every((text) => text.length <= 200 && text.endsWith('word'))).toBe(true);
    expect(texts('a'.repeat(450)).map((text) => text.length)).toEqual([200, 200, 50]);
    expect(texts(`${'a'.repeat(199)}${'😀'.repeat(60)}`).every((text) => text.isWellFormed())).toBe(true);
  });

  it('is empty without a word', () => {
    expect(readingOf(' \n …! ', 'en')).toEqual({ pieces: [], sentences: 0 });
  });
});
