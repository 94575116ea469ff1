import { LANGUAGES } from '@beside/common/language/language.constants';
import { HELPLINES, helpFor } from '@beside/common/safety/helplines';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { describe, expect, it } from 'vitest';
import { composeHelpAdvice } from './safety.answer.ts';

const wordsOf = (advice: ReturnType<typeof composeHelpAdvice>) =>
  [advice.understanding, ...advice.recommendations, advice.encouragement].join('\n');

const COUPLES_SESSION = {
  en: 'a couples session here',
  es: 'una sesión de pareja aquí',
  fr: 'une séance de couple ici',
  de: 'eine Paarsitzung hier',
  nl: 'een partnersessie hier',
  zh: '这里的双人对话',
};

describe.each([...LANGUAGES])('the help answer in %s', (language) => {
  it.each([...DANGER_KINDS])('for %s names the emergency number and the first line of every country', (kind) => {
    for (const country of Object.keys(HELPLINES)) {
      const advice = composeHelpAdvice(kind, language, country);
      const { emergency, lines } = helpFor(country, kind, language);
      expect(advice.understanding, country).toContain(emergency[0]);
      const named = lines.find(({ name }) => advice.understanding.includes(name));
      expect(advice.understanding, country).toContain(named?.phone ?? named?.url);
      expect(named?.audience, country).not.toBe('harming');
      // Each of its sentences and steps can be acted on by phone.
      const phone = lines.find((line) => line.phone && advice.understanding.includes(line.phone))?.phone;
      expect(advice.recommendations.join(' '), country).toContain(phone);
      for (const sentence of advice.understanding.split(/[.。] ?/u))
        expect(sentence.split(phone ?? '-').length, sentence).toBeLessThan(3);
      expect(wordsOf(advice), country).not.toMatch(/[{}]|undefined/);
      expect(advice.help).toEqual({ level: 'certain', kind, country });
    }
  });

  it.each([...DANGER_KINDS])('for %s has three to five steps, an encouragement and no example', (kind) => {
    const advice = composeHelpAdvice(kind, language, null);
    expect(advice.recommendations.length).toBeGreaterThanOrEqual(3);
    expect(advice.recommendations.length).toBeLessThanOrEqual(5);
    expect(advice.encouragement).toMatch(/\S/);
    expect(advice).not.toHaveProperty('example');
  });

  it('warns a hurt partner of the couples session too', () => {
    expect(composeHelpAdvice('abuse', language, null).recommendations.join('\n')).toContain(COUPLES_SESSION[language]);
  });

  it('names no number where the country is unknown, except the directory and 112', () => {
    const advice = composeHelpAdvice('self_harm', language, null);
    expect(advice.understanding).toContain('https://findahelpline.com');
    expect(wordsOf(advice).match(/\d{3,}/g)).toEqual(['112']);
    expect(advice.help).toEqual({ level: 'certain', kind: 'self_harm', country: null });
  });
});

describe('whom the help answer names', () => {
  const said = (...asked: Parameters<typeof composeHelpAdvice>) => composeHelpAdvice(...asked).understanding;

  it('says that a line is there for what was written only where it is, and of others that they listen', () => {
    expect(said('abuse', 'en', 'US')).toContain(
      'For what you describe, you can call 1-800-799-7233 (National Domestic Violence Hotline)',
    );
    expect(said('violence', 'es', 'ES')).toContain('En el 717 003 717 (Teléfono de la Esperanza) te escuchan las 24 horas.');
    expect(said('violence', 'es', 'ES')).not.toContain('024');
    expect(said('violence', 'zh', 'CN')).toContain('也可以拨打 12356（全国统一心理援助热线），有人愿意听你说。');
  });

  it('adds WhatsApp, and another line where the first is not for everybody', () => {
    const abuse = said('abuse', 'es', 'ES');
    expect(abuse).toContain('puedes llamar al 016 (Servicio contra la violencia hacia las mujeres), las 24 horas.');
    expect(abuse).toContain('por WhatsApp: +34 600 000 016.');
    expect(abuse).toContain('Si esa línea no es para ti, también está el 717 003 717');
    expect(said('abuse', 'fr', 'FR')).toContain('il y a aussi le 116 006 (France Victimes, 09:00–20:00)');
    expect(said('child', 'es', 'ES')).toContain('también está el 600 50 51 52');
  });

  it.each([
    ['en', /Talk to a helpline \(find one at https:\/\/findahelpline\.com\) when/],
    ['es', /Habla con una línea de ayuda \(búscala en https:\/\/findahelpline\.com\) cuando/],
    ['fr', /Parlez à une ligne d’écoute \(à trouver sur https:\/\/findahelpline\.com\) quand/],
    ['de', /: bei einem Hilfetelefon, zu finden auf https:\/\/findahelpline\.com\./],
    ['nl', /: een hulplijn, te vinden op https:\/\/findahelpline\.com\./],
    ['zh', /联系 https:\/\/findahelpline\.com 上的求助服务。/],
  ])('makes a sentence of a site in %s', (language, sentence) => {
    expect(composeHelpAdvice('abuse', language, null).recommendations[0]).toMatch(sentence);
  });

  it('says when a line answers, where that is not always', () => {
    expect(said('child', 'de', 'DE')).toMatch(/116 111 \([^)]*Mo–Sa 14:00–20:00\)/);
    expect(said('abuse', 'de', 'DE')).not.toContain('24/7');
  });

  it('leads readers of French to the French page of a service', () => {
    expect(said('abuse', 'fr', 'CH')).toContain('L’aide aux victimes en Suisse');
    expect(said('abuse', 'fr', 'CH')).toContain('https://www.aide-aux-victimes.ch');
    expect(said('abuse', 'de', 'CH')).toContain('https://www.opferhilfe-schweiz.ch');
  });

  it('names a phone too where the line of the kind has only a site', () => {
    const abuse = said('abuse', 'de', 'CH');
    expect(abuse).toContain('Opferhilfe Schweiz zeigt dir');
    expect(abuse).toContain('Unter 143 (Die Dargebotene Hand) hört dir Tag und Nacht jemand zu.');
    expect(composeHelpAdvice('abuse', 'fr', 'CH').recommendations[0]).toContain('quelqu’un au 143 (La Main Tendue)');
  });

  it('prefers lines that answer in the reader’s language', () => {
    expect(said('violence', 'fr', 'BE')).toContain('107');
    expect(said('violence', 'fr', 'BE')).not.toContain('1712');
  });
});

describe('the help answer', () => {
  it('is English for any other language, and follows a region tag', () => {
    expect(composeHelpAdvice('abuse', 'pt', null)).toEqual(composeHelpAdvice('abuse', 'en', null));
    expect(composeHelpAdvice('abuse', 'est', null)).toEqual(composeHelpAdvice('abuse', 'en', null));
    expect(composeHelpAdvice('abuse', 'de-AT', 'AT')).toEqual(composeHelpAdvice('abuse', 'de', 'AT'));
  });

  it('uses the line in the reader’s language where a country has lines in two', () => {
    expect(composeHelpAdvice('self_harm', 'fr', 'BE').understanding).toContain('0800 32 123');
    expect(composeHelpAdvice('self_harm', 'nl', 'BE').understanding).toContain('1813');
  });

  it('never says "committed suicide", and never asks a hurt partner for joint counselling', () => {
    const abuse = wordsOf(composeHelpAdvice('abuse', 'en', 'GB'));
    expect(abuse).toContain('Couples counselling is not the place');
    expect(abuse).not.toMatch(/commit|both sides/i);
  });
});
