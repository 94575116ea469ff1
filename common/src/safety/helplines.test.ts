import { describe, expect, it } from 'vitest';
import { HELP_DIRECTORY, HELPLINES, helpFor, linesByKind } from './helplines.ts';
import { DANGER_KINDS } from './safety.constants.ts';

const everyLine = Object.entries(HELPLINES).flatMap(([country, help]) =>
  Object.values(help.lines).flatMap((lines) => lines.map((line) => ({ country, line }))),
);

describe('the table of helplines', () => {
  it('covers the wanted countries, each with emergency numbers and a listening line', () => {
    const countries = ['US', 'GB', 'IE', 'NL', 'BE', 'FR', 'ES', 'DE', 'AT', 'CH', 'CN', 'CA', 'AU', 'NZ', 'MX'];
    expect(Object.keys(HELPLINES).toSorted()).toEqual(countries.toSorted());
    for (const country of countries) {
      expect(HELPLINES[country]?.emergency.length, country).toBeGreaterThan(0);
      expect(HELPLINES[country]?.lines.self_harm?.length, country).toBeGreaterThan(0);
    }
  });

  it.each(everyLine)('$country $line.name can be reached, has a source and a day', ({ line }) => {
    expect(line.phone ?? line.sms ?? line.url).toMatch(/\S/);
    expect(line.source).toMatch(/^https?:\/\/[^ ]+$/);
    expect(line.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    if (line.phone) expect(line.phone).toMatch(/^[0-9][0-9 -]+$/);
    if (line.url) expect(line.url).toMatch(/^https:\/\//);
  });
});

/** A helpline's number may be given to someone else: each is read again at its source within a year. */
const YEAR_MS = 366 * 86_400_000;

it.each(everyLine)('$country $line.name was checked within a year, by the real clock', ({ country, line }) => {
  const age = Date.now() - Date.parse(line.checkedOn);
  const due = `${line.name} (${country}) was checked on ${line.checkedOn}: read its number again at ${line.source}, and set the day`;
  expect(age, due).toBeLessThan(YEAR_MS);
});

describe('linesByKind', () => {
  it.each(Object.keys(HELPLINES))('%s has lines for each kind: its own, or those that listen to everyone', (country) => {
    const needs = linesByKind(country);
    expect(needs.map(({ kind }) => kind).toSorted()).toEqual([...DANGER_KINDS].toSorted());
    for (const { kind, lines } of needs) {
      expect(lines.length, kind).toBeGreaterThan(0);
      expect(lines).toEqual(HELPLINES[country]?.lines[kind] ?? HELPLINES[country]?.lines.self_harm);
    }
  });

  it('puts lines in the reader’s language first, and has none elsewhere', () => {
    expect(linesByKind('be', 'fr').find(({ kind }) => kind === 'abuse')?.lines[0]?.phone).toBe('0800 30 030');
    expect([linesByKind(null), linesByKind('ZZ'), linesByKind('IT')]).toEqual([[], [], []]);
  });
});

describe('helpFor', () => {
  it('puts the lines of the kind first, then the listening line', () => {
    expect(helpFor('GB', 'abuse').lines.map((line) => line.phone)).toEqual(['0808 2000 247', '116 123']);
    expect(helpFor('US', 'self_harm').lines.map((line) => line.phone)).toEqual(['988']);
    expect(helpFor('CN', 'violence')).toMatchObject({ emergency: ['110', '120'], lines: [{ phone: '12356' }] });
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
