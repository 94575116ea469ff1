/** Where 112 is answered: the European Union (europa.eu). */
const EUROPEAN_UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** Emergency numbers by country, the best first. A number with "(SMS)" takes texts alone. Small: the first page loads it. */
const NUMBERS: Record<string, string[]> = {
  AT: ['112', '133'],
  AU: ['000'],
  BE: ['112', '101'],
  CA: ['911'],
  CH: ['112', '117', '144'],
  CL: ['133', '131'],
  CN: ['110', '120'],
  FR: ['112', '17', '114 (SMS)'],
  GB: ['999'],
  IE: ['112', '999'],
  MX: ['911'],
  NZ: ['111'],
  PE: ['105', '106'],
  US: ['911'],
};

/** A country's emergency numbers. @param country ISO 3166 alpha-2, in capitals @returns none where they are unknown */
export function emergencyNumbers(country: string | null | undefined): string[] {
  if (!country) return [];
  const known = Object.hasOwn(NUMBERS, country) ? NUMBERS[country] : undefined;
  return known ?? (EUROPEAN_UNION.has(country) ? ['112'] : []);
}

/** What stands between two numbers; some languages put an article before each: "le 110 ou le 120". A list by `Intl` costs a phone 30 ms. */
const BETWEEN: Record<string, string> = { de: ' oder ', en: ' or ', es: ' o al ', fr: ' ou le ', nl: ' of ', zh: '或' };

/**
 * The numbers to name in a sentence, "110 or 120": 112 brings everyone; elsewhere police and ambulance may have one each.
 * @returns nothing where no number is known
 */
export function emergencyList(country: string | null | undefined, language: string): string {
  const [first, ...others] = emergencyNumbers(country);
  const named = first === '112' ? [first] : [first, ...others].slice(0, 2);
  return named.join(BETWEEN[language] ?? BETWEEN.en);
}
