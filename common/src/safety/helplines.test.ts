import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.constants.ts';
import { checkedSince, HELP_DIRECTORY, HELPLINES, helpFor, linesByKind } from './helplines.ts';
import { DANGER_KINDS } from './safety.constants.ts';

const everyLine = Object.entries(HELPLINES).flatMap(([country, help]) =>
  Object.values(help.lines).flatMap((lines) => lines.map((line) => ({ country, line }))),
);

/** Sites of those who run the lines, by the end of their host. Newspapers, directories and resellers are none: add an operator by hand. */
const OPERATORS = `
  samaritans.org refuge.org.uk mensadviceline.org.uk galop.org.uk victimsupport.org.uk nspcc.org.uk childline.org.uk respectphoneline.org.uk
  womensaid.ie mensnetwork.ie childline.ie 113.nl deluisterlijn.nl veiligthuisutrecht.nl kindertelefoon.nl slachtofferhulp.nl
  zelfmoord1813.be preventionsuicide.be tele-onthaal.be tele-accueil.be 1712.be ecouteviolencesconjugales.be 103ecoute.be awel.be
  3114.fr sos-amitie.com solidaritefemmes.org infovictimes.fr allo119.gouv.fr fnacav.fr
  sanidad.gob.es telefonodelaesperanza.org violenciagenero.igualdad.gob.es anar.org
  telefonseelsorge.de hilfetelefon.de maennerhilfetelefon.de nummergegenkummer.de weisser-ring.de
  telefonseelsorge.at frauenhelpline.at opfer-notruf.at rataufdraht.at 143.ch aide-aux-victimes.ch projuventute.ch
  988lifeline.org thehotline.org childhelphotline.org 988.ca sheltersafe.ca sosviolenceconjugale.ca kidshelpphone.ca
  gob.mx consejociudadanomx.org minsal.cl sernameg.gob.cl carabineros.cl gob.pe
  lifeline.org.au 1800respect.org.au mensline.org.au kidshelpline.com.au 1737.org.nz womensrefuge.org.nz 2shine.org.nz orangatamariki.govt.nz
  nhc.gov.cn women.org.cn gqt.org.cn`
  .trim()
  .split(/\s+/);

describe('the table of helplines', () => {
  it('covers the wanted countries, each with emergency numbers and a listening line', () => {
    const countries = 'US GB IE NL BE FR ES DE AT CH CN CA AU NZ MX CL PE'.split(' ');
    expect(Object.keys(HELPLINES).toSorted()).toEqual(countries.toSorted());
    for (const country of countries) {
      expect(helpFor(country, 'self_harm').emergency.length, country).toBeGreaterThan(0);
      expect(
        HELPLINES[country]?.lines.self_harm?.some(({ suicideOnly }) => !suicideOnly),
        country,
      ).toBe(true);
      expect(HELPLINES[country]?.emergencySource, country).toMatch(/^https:\/\/[^ ]+$/);
    }
  });

  it.each(everyLine)('$country $line.name can be reached, has its operator’s page, a mark and a day', ({ line }) => {
    expect(line.phone ?? line.sms ?? line.url).toMatch(/\S/);
    const { protocol, hostname } = new URL(line.source);
    expect(protocol).toBe('https:');
    expect(
      OPERATORS.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
      hostname,
    ).toBe(true);
    expect(line.atOperator).toBeTypeOf('boolean');
    expect(line.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    if (line.url) expect(line.url).toMatch(/^https:\/\//);
  });

  it.each(everyLine)('$country $line.name has numbers of the right kind, and none in its name', ({ line }) => {
    for (const phone of [line.phone, line.otherPhone]) if (phone) expect(phone).toMatch(/^[0-9*][0-9 -]+$/);
    if (line.sms) expect(line.sms).toMatch(/^(?:[A-Z]+ → )?[0-9][0-9 -]+$/);
    if (line.whatsapp) expect(line.whatsapp).toMatch(/^\+[1-9][0-9 ]+$/);
    for (const name of [line.name, ...Object.values(line.names ?? {})])
      expect(name.replace(/\D/g, '')).not.toContain(line.phone?.replace(/\D/g, '') ?? 'a number');
  });

  it('names a line in the reader’s language where the line answers in it', () => {
    for (const { country, line } of everyLine)
      for (const language of LANGUAGES) {
        const { lines } = helpFor(country, 'self_harm', language);
        for (const one of lines) expect(one.name, `${country} ${language}`).toMatch(/\S/);
        if (/\p{Script=Han}/u.test(line.name) && language !== 'zh') expect(line.names?.[language], line.name).toMatch(/\S/);
      }
    expect(helpFor('US', 'self_harm', 'es').lines[0]?.name).toBe('Línea de Prevención del Suicidio y Crisis');
    expect(helpFor('CA', 'self_harm', 'fr').lines[0]?.name).toBe('Ligne d’aide en cas de crise de suicide');
    expect(helpFor('US', 'self_harm', 'de').lines[0]?.name).toBe('Suicide & Crisis Lifeline');
  });
});

/** A helpline's number may be given to someone else: each is read again at its source within a year. */
const YEAR_MS = 366 * 86_400_000;

it.each(everyLine)('$country $line.name was checked within a year, by the real clock', ({ country, line }) => {
  const age = Date.now() - Date.parse(line.checkedOn);
  const due = `${line.name} (${country}) was checked on ${line.checkedOn}: read its number again at ${line.source}, and set the day`;
  expect(age, due).toBeLessThan(YEAR_MS);
});

it('says since when lines are checked only where all were read on their operators’ sites', () => {
  const line = { name: 'Someone', source: 'https://a.example', atOperator: true, checkedOn: '2026-11-28' };
  expect(checkedSince([line, { ...line, checkedOn: '2026-11-21' }])).toBe('2026-11-21');
  expect(checkedSince([line, { ...line, atOperator: false }])).toBeUndefined();
  expect(checkedSince([])).toBeUndefined();
});

describe('linesByKind', () => {
  it.each(Object.keys(HELPLINES))('%s has lines for each kind, which leave out nobody', (country) => {
    const needs = linesByKind(country);
    expect(needs.map(({ kind }) => kind).toSorted()).toEqual([...DANGER_KINDS].toSorted());
    for (const { kind, lines } of needs) {
      const audiences = lines.map(({ audience }) => audience);
      expect(audiences.includes(undefined) || (audiences.includes('young') && audiences.includes('adults')), kind).toBe(true);
      for (const own of HELPLINES[country]?.lines[kind] ?? []) expect(lines.map(({ source }) => source)).toContain(own.source);
      if (kind !== 'self_harm') expect(lines.filter(({ suicideOnly }) => suicideOnly)).toEqual([]);
    }
  });

  it('adds the listening lines where the kind’s own are for some people alone', () => {
    const phones = (country: string, of: string) =>
      linesByKind(country)
        .find(({ kind }) => kind === of)
        ?.lines.map(({ phone }) => phone);
    expect(phones('CN', 'abuse')).toEqual(['12338', '12356']);
    expect(phones('ES', 'abuse')).toEqual(['016', '717 003 717']);
    expect(phones('FR', 'abuse')).toEqual(['3919', '116 006']);
    expect(phones('GB', 'child')).toEqual(['0808 800 5000', '0800 1111']);
  });

  it('puts lines in the reader’s language first, and has none elsewhere', () => {
    expect(linesByKind('be', 'fr').find(({ kind }) => kind === 'abuse')?.lines[0]?.phone).toBe('0800 30 030');
    expect([linesByKind(null), linesByKind('ZZ'), linesByKind('IT')]).toEqual([[], [], []]);
  });
});

describe('helpFor', () => {
  it('puts the lines of the kind first, then the listening line', () => {
    const phones = (...asked: Parameters<typeof helpFor>) => helpFor(...asked).lines.map(({ phone }) => phone);
    expect(phones('US', 'abuse')).toEqual(['1-800-799-7233', '988']);
    expect(phones('US', 'self_harm')).toEqual(['988']);
    expect(helpFor('CN', 'violence')).toMatchObject({ emergency: ['110', '120'], lines: [{ phone: '12356' }] });
  });

  it('says which lines are there for the kind, and which only listen', () => {
    const forKind = (...asked: Parameters<typeof helpFor>) => helpFor(...asked).lines.map((line) => line.forKind);
    expect(forKind('US', 'abuse')).toEqual([true, false]);
    expect(forKind('CN', 'violence')).toEqual([false]);
    // A listening line that stands first for violence too.
    expect(forKind('DE', 'violence')).toEqual([false, true]);
    expect(forKind('DE', 'self_harm')).toEqual([true]);
  });

  it.each([
    ['GB', 'Samaritans'],
    ['FR', 'SOS Amitié'],
    ['DE', 'TelefonSeelsorge'],
    ['AT', 'Telefonseelsorge'],
  ])('puts the line that listens to everyone before the victims’ line for violence in %s', (country, name) => {
    expect(helpFor(country, 'violence').lines[0]).toMatchObject({ name, forKind: false });
  });

  it('never sends someone with another trouble to a line for suicidal thoughts alone', () => {
    expect(helpFor('ES', 'violence').lines.map(({ phone }) => phone)).toEqual(['717 003 717']);
    expect(helpFor('ES', 'self_harm').lines.map(({ phone }) => phone)).toEqual(['024', '717 003 717']);
  });

  it('names no line twice', () => {
    expect(helpFor('DE', 'violence').lines.map((line) => line.name)).toEqual([
      'TelefonSeelsorge',
      'Opfer-Telefon des WEISSEN RINGS',
    ]);
  });

  it('takes the country in any case', () => {
    expect(helpFor('nl', 'child').country).toBe('NL');
  });

  it('puts lines in the reader’s language first', () => {
    expect(helpFor('BE', 'self_harm', 'fr').lines[0]?.phone).toBe('0800 32 123');
    expect(helpFor('BE', 'self_harm', 'nl').lines[0]?.phone).toBe('1813');
  });

  it.each([...DANGER_KINDS])('offers somebody to talk to for %s in every country of the table', (kind) => {
    for (const country of Object.keys(HELPLINES)) expect(helpFor(country, kind).lines.length, country).toBeGreaterThan(0);
  });

  it('falls back to the directory, and to 112 in the rest of the Union', () => {
    const everywhere = { country: null, emergency: [], lines: [], directory: HELP_DIRECTORY };
    expect(helpFor(null, 'self_harm')).toEqual(everywhere);
    expect(helpFor('ZZ', 'abuse')).toEqual(everywhere);
    expect(helpFor('constructor', 'abuse')).toEqual(everywhere);
    expect(helpFor('IT', 'abuse')).toEqual({ ...everywhere, country: 'IT', emergency: ['112'] });
  });
});
