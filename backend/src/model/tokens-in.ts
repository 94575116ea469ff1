/** Characters of Latin script in a token, about; of other scripts a character is about one token (OpenAI's rule of thumb). */
const LATIN_PER_TOKEN = 4;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** The tokens that a text costs, estimated: each server counts its own way. */
export function tokensIn(text: string): number {
  const others = text.match(OTHER_SCRIPT)?.length ?? 0;
  return Math.ceil((text.length - others) / LATIN_PER_TOKEN) + others;
}
