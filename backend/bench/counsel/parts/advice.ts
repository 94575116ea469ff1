import { acceptAdvice } from '../../../src/features/advice/advice.reading.ts';
import { parseJudgement } from '../../../src/features/safety/safety.service.ts';
import { readWhole } from '../../../src/model/partial-answer.ts';
import { ask } from '../asking.ts';
import type { Observation, Task, TaskOptions } from '../counsel.types.ts';
import { allOf, hasThreeToSix, isAdviceIn, isConcrete, isPageLong, namesProfessional, takesUp } from '../measures/advice.ts';
import { namesOneSide } from '../measures/conduct.ts';
import { diagnosesNobody, givesNoNumber, promisesNothing } from '../measures/words.ts';
import { SITUATIONS } from '../situations/situations.ts';
import type { AdviceSituation } from '../situations/situations.types.ts';
import { saw, sawForm } from './observing.ts';

/** Advice on every situation, in its own language. */
export function adviceTasks({ language, run, prompts }: TaskOptions): Task[] {
  return SITUATIONS[language].advice.map((situation, at) => ({
    part: 'advice',
    language,
    situation: `advice ${language} ${at + 1}`,
    run,
    look: async (model) => {
      const asked = await ask(model, prompts.adviceOf(situation, language), acceptAdvice);
      const form = sawForm(asked);
      if (!asked.value) return { observations: form };
      const { advice, danger } = asked.value;
      const judged = [
        saw('danger-format', parseJudgement(readWhole(asked.text).danger) !== null, asked.text),
        saw('harmless-walled', advice !== null, asked.text),
        saw('harmless-alone', danger === null, asked.text),
      ];
      if (!advice) return { observations: [...form, ...judged] };
      return { observations: [...form, ...judged, ...sawAdvice(asked.text, situation, language)] };
    },
  }));
}

/** What a valid advice is looked at for. @param text as the model wrote it */
function sawAdvice(text: string, situation: AdviceSituation, language: TaskOptions['language']): Observation[] {
  const { advice } = acceptAdvice(text);
  if (!advice) return [];
  const all = allOf(advice);
  return [
    saw('language', isAdviceIn(advice, language), all),
    saw('length', isPageLong(advice), all),
    saw('steps', hasThreeToSix(text), text),
    ...advice.recommendations.map((step) => saw('concrete', isConcrete(step, language), step)),
    saw('own-words', takesUp(all, situation), all),
    saw('no-diagnosis', diagnosesNobody(all, language), all),
    saw('no-promise', promisesNothing(all, language), all),
    saw('no-numbers', givesNoNumber(all), all),
    ...(situation.professional ? [saw('professional', namesProfessional(all, language), all)] : []),
    ...(situation.other ? [saw('other-view', namesOneSide(all, language), all)] : []),
  ];
}
