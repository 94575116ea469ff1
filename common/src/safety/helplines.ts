import { GERMAN_SPEAKING_HELP } from './helplines.german.ts';
import { NORTH_WESTERN_HELP } from './helplines.northwest.ts';
import { SOUTH_WESTERN_HELP } from './helplines.southwest.ts';
import type { CountryHelp, Helpline, HelpOffer } from './helplines.types.ts';
import { WORLD_HELP } from './helplines.world.ts';
import type { DangerKind } from './safety.constants.ts';

/**
 * Help by country (ISO 3166 alpha-2): a dated table, each number with the page it was read on. Load it lazily in the browser.
 * The directory serves every other country.
 */
export const HELPLINES: Record<string, CountryHelp> = {
  ...NORTH_WESTERN_HELP,
  ...SOUTH_WESTERN_HELP,
  ...GERMAN_SPEAKING_HELP,
  ...WORLD_HELP,
};

export const HELP_DIRECTORY = 'https://findahelpline.com';

/** Where 112 is answered although the table holds no lines: the rest of the European Union (europa.eu). */
const EU_WITHOUT_LINES = new Set('BG CY CZ DK EE FI GR HR HU IT LT LU LV MT PL PT RO SE SI SK'.split(' '));

/** Kinds whose lines also fit, in order; the listening lines (self_harm) stand last because they turn nobody away. */
const FITTING: Record<DangerKind, DangerKind[]> = {
  self_harm: ['self_harm'],
  abuse: ['abuse', 'self_harm'],
  child: ['child', 'self_harm'],
  violence: ['violence', 'self_harm'],
};

/** The order of the kinds where all are shown. */
const PAGE_ORDER: DangerKind[] = ['self_harm', 'abuse', 'child', 'violence'];

/** The countries to choose from: those with lines, and one that was chosen otherwise. By name, in a language. */
export function countryNames(language: string, chosen: string | null): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = new Set([...Object.keys(HELPLINES), ...(chosen ? [chosen] : [])]);
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * The help to show for a kind of danger.
 * @param country ISO 3166 alpha-2, any case; null or an unknown one gives the fallback for everywhere.
 * @param language ISO 639-1; lines that answer in it come first within their kind (Belgium has lines for each).
 */
export function helpFor(country: string | null, kind: DangerKind, language?: string): HelpOffer {
  const code = country?.toUpperCase() ?? null;
  const help = code !== null && Object.hasOwn(HELPLINES, code) ? HELPLINES[code] : undefined;
  if (!help) {
    const known = code !== null && EU_WITHOUT_LINES.has(code);
    return { country: known ? code : null, emergency: known ? ['112'] : [], lines: [], directory: HELP_DIRECTORY };
  }
  const lines = FITTING[kind].flatMap((fitting) => ownLanguageFirst(help.lines[fitting] ?? [], language));
  const once = lines.filter((line, at) => lines.findIndex(({ name }) => name === line.name) === at);
  return { country: code, emergency: help.emergency, lines: once, directory: HELP_DIRECTORY };
}

/**
 * A country's lines for each kind of danger, for a page that asks nothing. A kind without lines of its own has the listening ones.
 * @returns nothing for a country without lines
 */
export function linesByKind(country: string | null, language?: string): { kind: DangerKind; lines: Helpline[] }[] {
  const { country: code, lines: listening } = helpFor(country, 'self_harm', language);
  if (code === null || listening.length === 0) return [];
  return PAGE_ORDER.map((kind) => {
    const own = helpFor(code, kind, language).lines.filter((line) => HELPLINES[code]?.lines[kind]?.includes(line));
    return { kind, lines: own.length > 0 ? own : listening };
  });
}

function ownLanguageFirst(lines: Helpline[], language: string | undefined): Helpline[] {
  const speaks = (line: Helpline) => (language !== undefined && line.languages?.includes(language) ? 1 : 0);
  return lines.toSorted((a, b) => speaks(b) - speaks(a));
}
