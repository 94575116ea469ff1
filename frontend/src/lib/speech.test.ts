import { afterEach, describe, expect, it, vi } from 'vitest';
import { bestVoice, piecesOf, toggleSpeech, useSpeech } from './speech.ts';

const voice = (name: string, lang: string) => ({ name, lang });

describe('the voice', () => {
  it('is a natural one of the language, else any of it, never one of another', () => {
    const voices = [voice('Robot', 'en-US'), voice('Aria Natural', 'en-GB'), voice('Anna', 'de_DE')];
    expect(bestVoice(voices, 'en')?.name).toBe('Aria Natural');
    expect(bestVoice(voices, 'de')?.name).toBe('Anna');
    expect(bestVoice(voices, 'zh')).toBeUndefined();
  });
});

describe('piecesOf', () => {
  it('splits between sentences', () => {
    const sentence = 'This is a sentence of some length, to be read aloud. ';
    const pieces = piecesOf(sentence.repeat(6));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((piece) => piece.endsWith('.') && piece.length <= 200)).toBe(true);
    expect(pieces.join(' ')).toBe(sentence.repeat(6).trim());
  });

  it('splits long sentences between words, and long words anywhere', () => {
    expect(piecesOf('word '.repeat(100)).every((piece) => piece.length <= 200 && piece.endsWith('word'))).toBe(true);
    expect(piecesOf('a'.repeat(450)).map((piece) => piece.length)).toEqual([200, 200, 50]);
  });

  it('returns nothing for blank text, and splits at Chinese full stops', () => {
    expect(piecesOf(' \n ')).toEqual([]);
    expect(piecesOf(`${'好'.repeat(150)}。${'好'.repeat(100)}。`)).toHaveLength(2);
  });
});

describe('reading aloud', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ends at once if there is nothing to say', () => {
    const speak = vi.fn();
    vi.stubGlobal('window', { speechSynthesis: { speak, cancel: vi.fn(), getVoices: () => [] } });
    vi.stubGlobal('SpeechSynthesisUtterance', class {});
    const read = (text: string) => toggleSpeech({ name: '1', text, language: 'en', kind: 'message' });
    read('...!');
    expect(useSpeech.getState().speaking).toBeNull();
    expect(speak).not.toHaveBeenCalled();
    read('Well.');
    expect(useSpeech.getState().speaking).toBe('1');
  });
});
