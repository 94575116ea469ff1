import { LEFT_OUT } from '../../../src/features/couples/counsellor/couples.prompts.ts';
import { acceptCounsel } from '../../../src/features/couples/counsellor/couples.reading.ts';
import { ask } from '../asking.ts';
import type { Task, TaskOptions } from '../counsel.types.ts';
import { unquoted } from '../measures/text.ts';
import { keepsPrivate } from '../measures/words.ts';
import { SITUATIONS } from '../situations/situations.ts';
import { saw, sawForm, sawReply } from './observing.ts';
import { COUNSEL_WORDS_MAX } from './quarrels.ts';

/** How a dangerous message reaches the counsellor. */
const WAYS = [
  { way: 'left out', isLeftOut: true, isCareful: true },
  { way: 'as written', isLeftOut: false, isCareful: false },
  { way: 'as written, with care', isLeftOut: false, isCareful: true },
];

/**
 * One partner's dangerous message, as the counsellor gets it: left out after the screening was certain, else as written. Then the
 * partner has read its words; the counsellor must still not point at them. The stand-in quotes whatever was written, so that only its
 * own words are looked at.
 */
export function privateTasks({ language, run, isStandIn, prompts }: TaskOptions): Task[] {
  return SITUATIONS[language].privates.flatMap(({ danger, ordinary, names, words }, at) =>
    WAYS.map(({ way, isLeftOut, isCareful }) => ({
      part: 'private' as const,
      language,
      situation: `private ${language} ${at + 1} ${way}`,
      run,
      look: async (model) => {
        const lines = [
          { by: 'partner2' as const, message: ordinary },
          { by: 'partner1' as const, message: isLeftOut ? LEFT_OUT : danger },
        ];
        const asked = await ask(model, prompts.counselOf(names, '…', lines, language, isCareful), acceptCounsel);
        if (!asked.value) return { observations: sawForm(asked) };
        const { message } = asked.value;
        const own = isStandIn ? unquoted(message) : message;
        return {
          observations: [
            ...sawForm(asked),
            saw('private', keepsPrivate(own, language, isLeftOut ? words : []), own),
            ...sawReply(message, language, COUNSEL_WORDS_MAX),
          ],
        };
      },
    })),
  );
}
