import type { Language } from '@beside/common/language/language.constants';
import { acceptText } from '../../replies/reply.text.ts';
import type { Reading } from '../../replies/reply.types.ts';
import { type Judgement, readJudged, splitJudged } from '../safety/safety.service.ts';
import { sayable } from './couples.sayable.ts';
import { NEUTRAL_REPLY } from './couples.texts.ts';

/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;
/** A whole reply, and what its model found, there and in answer to the small question; null where it judged nothing. */
export interface Counsel {
  message: string;
  judgement: Judgement | null;
  small: Judgement | null;
}

/**
 * Reads a counsellor's text so far. Both partners watch it, so that nothing of the judgement may be in it, in whatever form it comes.
 * @param isEnough whether a judgement leaves nothing to the small question
 */
export function readCounsel(isEnough: (judgement: Judgement) => boolean = () => true): Reading<string> {
  let text = '';
  return {
    append(delta) {
      text += delta;
    },
    view: () => sayable(text, false),
    isJudged() {
      const { judgement } = splitJudged(text, false);
      if (judgement === undefined) return undefined;
      return judgement !== null && isEnough(judgement);
    },
  };
}

/**
 * A judgement with nothing after it is a whole reply too.
 * @throws InvalidAnswer for an empty text
 */
export function acceptCounsel(whole: string, language: Language): Counsel {
  acceptText(whole, REPLY_MAX);
  const said = sayable(whole, true);
  const message = /[\p{L}\p{N}]/u.test(said) ? acceptText(said, REPLY_MAX) : NEUTRAL_REPLY[language];
  return { message, judgement: splitJudged(whole, true).judgement ?? null, small: null };
}

/** The same, with the answer to the small question. */
export function judgedCounsel(counsel: Counsel, small: string): Counsel {
  return { ...counsel, small: readJudged(small) };
}
