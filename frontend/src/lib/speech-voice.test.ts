import { describe, expect, it, vi } from 'vitest';
import { bestVoice, loadVoices } from './speech-voice.ts';

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });

describe('the best voice', () => {
  it('is a natural one of the language, else any of it, never one of another', () => {
    const voices = [voice('Robot', 'en-US'), voice('Aria Natural', 'en-GB'), voice('Anna', 'de_DE')];
    expect(bestVoice(voices, 'en')?.name).toBe('Aria Natural');
    expect(bestVoice(voices, 'de')?.name).toBe('Anna');
    expect(bestVoice(voices, 'zh')).toBeUndefined();
  });

  it('is in English one of the preferred voices', () => {
    const voices = [voice('Microsoft Guy Online (Natural)', 'en-US'), voice('Microsoft Jenny Online (Natural)', 'en-US')];
    expect(bestVoice(voices, 'en')?.name).toContain('Jenny');
  });

  it('is of the reader’s region, else of the usual one', () => {
    const voices = [voice('Google UK', 'en-GB'), voice('Google US', 'en-US'), voice('Google AU', 'en-AU')];
    expect(bestVoice(voices, 'en')?.name).toBe('Google US');
    expect(bestVoice(voices, 'en', ['de-DE', 'en', 'en-AU'])?.name).toBe('Google AU');
    // A natural voice of another region is better than a robot of the reader's.
    expect(bestVoice([voice('eSpeak', 'en-AU'), ...voices], 'en', ['en-AU'])?.name).toBe('Google AU');
    expect(bestVoice([voice('Karen', 'en-AU'), voice('Google UK', 'en-GB')], 'en', ['en-AU'])?.name).toBe('Google UK');
  });

  it('of Chinese is Mandarin', () => {
    const voices = [
      voice('Google 粤語（香港）', 'zh-HK'),
      voice('Google 國語（臺灣）', 'zh-TW'),
      voice('Google 普通话', 'zh-CN'),
    ];
    expect(bestVoice(voices, 'zh')?.lang).toBe('zh-CN');
    expect(bestVoice(voices, 'zh', ['zh-TW'])?.lang).toBe('zh-TW');
    expect(bestVoice(voices.slice(0, 1), 'zh')).toBeUndefined();
    expect(bestVoice([voice('普通话', 'cmn-Hans-CN')], 'zh')?.lang).toBe('cmn-Hans-CN');
  });

  it('is no joke, and offline one of the device', () => {
    expect(bestVoice([voice('Zarvox', 'en-US'), voice('Alex', 'en-US')], 'en')?.name).toBe('Alex');
    const voices = [voice('Google Deutsch', 'de-DE', false), voice('Anna', 'de-DE')];
    expect(bestVoice(voices, 'de')?.name).toBe('Google Deutsch');
    expect(bestVoice(voices, 'de', [], false)?.name).toBe('Anna');
  });
});

describe('loading voices', () => {
  it('uses voices that are there at once, and waits for late ones, but not for ever', () => {
    vi.useFakeTimers();
    const voices: SpeechSynthesisVoice[] = [];
    const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices }) as unknown as SpeechSynthesis;
    const used = vi.fn();
    loadVoices(synthesis, used);
    expect(used).not.toHaveBeenCalled();
    voices.push(voice('Anna', 'de-DE') as SpeechSynthesisVoice);
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(used).toHaveBeenCalledExactlyOnceWith(voices);
    vi.advanceTimersByTime(1_000);
    loadVoices(synthesis, used);
    expect(used).toHaveBeenCalledTimes(2);

    voices.length = 0;
    const late = vi.fn();
    loadVoices(synthesis, late);
    vi.advanceTimersByTime(1_000);
    expect(late).toHaveBeenCalledExactlyOnceWith([]);
    vi.useRealTimers();
  });
});
