/** Characters; a longer one is a message of its own. */
const NAME_SHOWN_MAX = 40;
/** What mail clients make a link of: an address, a domain (with any of the signs that browsers take for a dot), a telephone number. */
const LINKLIKE = /[@/\\:]|www\.|[\p{L}\p{N}][.．。｡][\p{L}\p{N}]|\d{5}/iu;

/**
 * The name as it may stand in a greeting, or null. Anyone can register somebody else's address under any name,
 * so that it must not carry a link or a message to them.
 */
export function greetingName(firstName: string): string | null {
  // Line breaks become spaces; what is invisible goes, before it can hide a link from the check.
  const name = firstName
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return name === '' || [...name].length > NAME_SHOWN_MAX || LINKLIKE.test(name) ? null : name;
}
