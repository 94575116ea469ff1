import { emergencyNumbers } from './emergency.ts';
import { BRITISH_HELP } from './helplines.british.ts';
import { GERMAN_SPEAKING_HELP } from './helplines.german.ts';
import { LATIN_AMERICAN_HELP } from './helplines.latin-america.ts';
import { LOW_COUNTRIES_HELP } from './helplines.low-countries.ts';
import { NORTH_AMERICAN_HELP } from './helplines.north-america.ts';
import { PACIFIC_HELP } from './helplines.pacific.ts';
import { SOUTH_WESTERN_HELP } from './helplines.southwest.ts';
import type { CountryHelp, Helpline, HelpOffer, OfferedLine } from './helplines.types.ts';
import type { DangerKind } from './safety.constants.ts';

/**
 * Help by country (ISO 3166 alpha-2): a dated table, each number with its operator's page. Load it lazily in the browser.
 * The directory serves every other country.
 */
export const HELPLINES: Record<string, CountryHelp> = {
  ...BRITISH_HELP,
  ...LOW_COUNTRIES_HELP,
  ...SOUTH_WESTERN_HELP,
  ...GERMAN_SPEAKING_HELP,
  ...NORTH_AMERICAN_HELP,
  ...LATIN_AMERICAN_HELP,
  ...PACIFIC_HELP,
};

export const HELP_DIRECTORY = 'https://findahelpline.com';

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
 * @param language ISO 639-1; lines that answer in it come first within their kind (Belgium has lines for each), and have their names in it.
 */
export function helpFor(country: string | null, kind: DangerKind, language?: string): HelpOffer {
  const code = country?.toUpperCase() ?? null;
  const emergency = emergencyNumbers(code);
  const help = code !== null && Object.hasOwn(HELPLINES, code) ? HELPLINES[code] : undefined;
  if (!help) return { country: emergency.length > 0 ? code : null, emergency, lines: [], directory: HELP_DIRECTORY };
  return {
    country: code,
    emergency,
    lines: fittingLines(help, kind, language).map((line) => offerLine(line, help, kind, language)),
    directory: HELP_DIRECTORY,
  };
}

/**
 * A country's lines for each kind of danger, for a page that asks nothing. The listening ones join a kind that has no line for everybody.
 * @returns nothing for a country without lines
 */
export function linesByKind(country: string | null, language?: string): { kind: DangerKind; lines: OfferedLine[] }[] {
  const code = country?.toUpperCase() ?? '';
  const help = Object.hasOwn(HELPLINES, code) ? HELPLINES[code] : undefined;
  if (!help) return [];
  return PAGE_ORDER.map((kind) => {
    const own = help.lines[kind] ?? [];
    const fitting = fittingLines(help, kind, language);
    const lines = isForEverybody(own) ? fitting.filter((line) => own.includes(line)) : fitting;
    return { kind, lines: lines.map((line) => offerLine(line, help, kind, language)) };
  });
}

/** The day since which all of the lines were checked on their operators' sites; none while one of them was not. */
export function checkedSince(lines: Helpline[]): string | undefined {
  return lines.every(({ atOperator }) => atOperator) ? lines.map(({ checkedOn }) => checkedOn).toSorted()[0] : undefined;
}

/** Whether nobody is left out: one line asks for no audience, or children and adults have one each. */
function isForEverybody(lines: Helpline[]): boolean {
  const audiences = new Set(lines.map(({ audience }) => audience));
  return audiences.has(undefined) || (audiences.has('young') && audiences.has('adults'));
}

/** The lines of a kind, then those that listen to everyone; each once. */
function fittingLines(help: CountryHelp, kind: DangerKind, language: string | undefined): Helpline[] {
  const lines = FITTING[kind].flatMap((fitting) =>
    ownLanguageFirst(help.lines[fitting] ?? [], language).filter(({ suicideOnly }) => fitting === kind || !suicideOnly),
  );
  return lines.filter((line, at) => lines.findIndex(({ name }) => name === line.name) === at);
}

/** A line that also listens to everyone is there for no other kind than its first. */
function offerLine(line: Helpline, help: CountryHelp, kind: DangerKind, language: string | undefined): OfferedLine {
  const own = help.lines[kind]?.includes(line) ?? false;
  const forKind = own && (kind === 'self_harm' || !help.lines.self_harm?.includes(line));
  const ofReader = (each: Partial<Record<string, string>> = {}): string | undefined => each[language ?? ''];
  const url = ofReader(line.urls) ?? line.url;
  return { ...line, name: ofReader(line.names) ?? line.name, ...(url ? { url } : {}), forKind };
}

function ownLanguageFirst(lines: Helpline[], language: string | undefined): Helpline[] {
  const speaks = (line: Helpline) => (language !== undefined && line.languages?.includes(language) ? 1 : 0);
  return lines.toSorted((a, b) => speaks(b) - speaks(a));
}
