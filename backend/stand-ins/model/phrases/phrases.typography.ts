/** French sets a no-break space before a colon and within guillemets, and a narrow one before the other double signs. */
const WIDE = '\u00a0';
const NARROW = '\u202f';

/** The same structure with French spaces in every text. */
export function withFrenchSpaces<T>(value: T): T;
export function withFrenchSpaces(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/ (?=[:»])|(?<=«) /g, WIDE).replace(/ (?=[?!;])/g, NARROW);
  if (Array.isArray(value)) return value.map((inner) => withFrenchSpaces(inner));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFrenchSpaces(inner)]));
  }
  return value;
}
