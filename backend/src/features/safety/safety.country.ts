/** Longest Accept-Language header that is read; browsers send far less. */
const LONGEST_HEADER = 500;

/**
 * The country whose helplines are shown: the user's choice, else the region of the first language tag that has one. Browsers add "en-US" by
 * themselves ("de, en-US, en"): after another language it says nothing of the place.
 * A language alone is no country ("de" is spoken in several), nor is a region of the world ("es-419").
 * @returns an ISO 3166 alpha-2 code in capitals, or null
 */
export function countryOf(requested: string | undefined, acceptLanguage: string | undefined): string | null {
  if (requested && /^[a-z]{2}$/i.test(requested)) return inCapitals(requested);
  const tags = (acceptLanguage ?? '').slice(0, LONGEST_HEADER).split(',');
  const isEnglish = /^\s*en\b/i.test(tags[0] ?? '');
  for (const tag of tags) {
    const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:-|;|$)/i.exec(tag)?.[1];
    if (region && (isEnglish || !/^\s*en-us\b/i.test(tag))) return inCapitals(region);
  }
  return null;
}

/** Browsers and users write "UK" for the code GB. */
function inCapitals(code: string): string {
  const capitals = code.toUpperCase();
  return capitals === 'UK' ? 'GB' : capitals;
}
