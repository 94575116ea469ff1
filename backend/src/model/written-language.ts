import { namedLanguageOf } from '@beside/common/language/language.tags';

/** Whom a model writes to: one person, or both partners at once. */
type Readers = 'one' | 'both';

/** The form of address, where a language has more than one. Spanish has readers on both sides of the ocean. */
const ADDRESS: Record<string, Record<Readers, string>> = {
  es: {
    one: ', addressing the person as "tú", in words that Spain and Latin America share',
    both: ', addressing each as "tú" and both together in the forms of "ustedes", never of "vosotros", in words that Spain and Latin America share',
  },
  fr: {
    one: ', addressing the person as "vous"',
    both: ', addressing each as "vous", and by name where only one is meant',
  },
  de: { one: ', addressing the person as "du"', both: ', addressing each as "du" and both together as "ihr"' },
  nl: { one: ', addressing the person as "je"', both: ', addressing each as "je" and both together as "jullie"' },
  zh: {
    one: ', in simplified characters, or in traditional ones where the person writes in them',
    both: ', in simplified characters, or in traditional ones where both write in them',
  },
};

/**
 * What a prompt says about the language of an answer.
 * @param tag a language's tag, as `de-AT`
 * @returns the code for the prompt's first line, and the sentences
 */
export function writtenLanguage(tag: string, readers: Readers): { code: string; line: string } {
  const { code, name } = namedLanguageOf(tag);
  const whose = readers === 'one' ? "the person's gender or another's" : "a partner's gender";
  return { code, line: `Write in ${name}${ADDRESS[code]?.[readers] ?? ''}. Do not guess ${whose}, also not from a name.` };
}
