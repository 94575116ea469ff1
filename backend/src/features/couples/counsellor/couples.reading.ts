import type { Language } from '@beside/common/language/language.constants';
import { acceptText } from '../../../replies/reply.text.ts';
import type { Reading } from '../../../replies/reply.types.ts';
import { type Judgement, readJudged, splitJudged } from '../../safety/safety.service.ts';
import { judgementFilter } from './couples.judgement-filter.ts';
import { NEUTRAL_REPLY } from './couples.texts.ts';

/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;
/** What a model found: in its reply, and in answer to the small question; null where it judged nothing. */
export interface Judgements {
  judgement: Judgement | null;
  small: Judgement | null;
}

/** A whole reply, and what its model found. */
export interface Counsel extends Judgements {
  message: string;
}

/**
 * Reads a counsellor's text so far. Both partners watch it, so that nothing of the judgement may be in it, in whatever form it comes.
 * @param attribute whom the danger concerns that was found; null leaves it to the small question
 */
export function readCounsel(attribute: (found: Judgements) => Judgement | null): Reading<string> {
  let text = '';
  let small: Judgement | null = null;
  const judged = (): Judgement | null | undefined => splitJudged(text, false).judgement;
  return {
    append(delta) {
      text += delta;
    },
    view: () => judgementFilter(text, false),
    isJudged() {
      const judgement = judged();
      if (!judgement) return judgement === null ? false : undefined;
      return judgement.danger === null || attribute({ judgement, small: null }) !== null;
    },
    judge(answer) {
      small = readJudged(answer);
      return small !== null;
    },
    finding: () => attribute({ judgement: judged() ?? null, small }),
  };
}

/**
 * A judgement with nothing after it is a whole reply too.
 * @throws InvalidAnswer for an empty text
 */
export function acceptCounsel(whole: string, language: Language = 'en'): Counsel {
  acceptText(whole, REPLY_MAX);
  const said = judgementFilter(whole, true);
  const message = /[\p{L}\p{N}]/u.test(said) ? acceptText(said, REPLY_MAX) : NEUTRAL_REPLY[language];
  return { message, judgement: splitJudged(whole, true).judgement ?? null, small: null };
}

/** The same, with the answer to the small question. */
export function judgedCounsel(counsel: Counsel, small: string): Counsel {
  return { ...counsel, small: readJudged(small) };
}
