import type { Classifier } from '../../src/features/safety/classifier/safety.classifier.ts';
import { foldWords } from '../../src/features/safety/reading/safety.normalise.ts';
import type { Message } from './messages.ts';

/**
 * What the classifier's short cut does to messages: the texts whose finding it changes, of which there must be none, and how many it
 * shortens.
 */
export function tryShortCut(file: Classifier, messages: Pick<Message, 'text'>[]): { changed: string[]; shortened: number } {
  let shortened = 0;
  const changed = messages.filter(({ text }) => {
    const folded = foldWords(text);
    const [quick, thorough] = [file.read(folded), file.read(folded, Number.POSITIVE_INFINITY)];
    if (quick.above !== thorough.above) shortened += 1;
    return [false, true].some((phrase) => file.findingOf(quick, phrase)?.level !== file.findingOf(thorough, phrase)?.level);
  });
  return { changed: changed.map(({ text }) => text), shortened };
}
