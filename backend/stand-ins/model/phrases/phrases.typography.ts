/** French sets a narrow no-break space before double signs and within guillemets. */
const NARROW = '\u202f';

/** The same structure with French spaces in every text. */
export function withFrenchSpaces<T>(value: T): T;
export function withFrenchSpaces(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/ (?=[?!;:»])/g, NARROW).replace(/« /g, `«${NARROW}`);
  if (Array.isArray(value)) return value.map((inner) => withFrenchSpaces(inner));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFrenchSpaces(inner)]));
  }
  return value;
}
