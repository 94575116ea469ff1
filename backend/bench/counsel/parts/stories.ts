import type { Advice } from '@beside/common/advice/advice.views';
import { acceptAdvice } from '../../../src/features/advice/advice.reading.ts';
import type { Model } from '../../../src/model/model.types.ts';
import { ask } from '../asking.ts';
import type { Observation, Seen, Task, TaskOptions } from '../counsel.types.ts';
import { allOf, isAdviceIn, takesUp } from '../measures/advice.ts';
import {
  addressesAs,
  beginsToday,
  coachesNobody,
  excusesNobody,
  followsLength,
  guessesFeelings,
  guessesNoGender,
  hasOwnStep,
  isNotTo,
  isShortOfSteps,
  namesAdult,
  namesNoInstitution,
  namesOneSide,
  partsFit,
  proposesNoTalk,
  retellsLittle,
  withPronoun,
} from '../measures/conduct.ts';
import { traditionalShare } from '../measures/script.ts';
import { CASES } from '../situations/cases.ts';
import type { AdviceSituation } from '../situations/situations.types.ts';
import { saw, sawForm } from './observing.ts';

/** A story, and what its advice is looked at for beside what every story's is. */
interface Told {
  name: string;
  story: AdviceSituation;
  see(advice: Advice): Observation[];
}

/** Advice on stories that show how a counsellor conducts itself. */
export function storyTasks(options: TaskOptions): Task[] {
  const { language, run } = options;
  const told = toldIn(options).map(({ name, story, see }) => ({
    situation: `story ${language} ${name}`,
    look: (model: Model) => look(model, story, options, see),
  }));
  const registers = { situation: `story ${language} registers`, look: (model: Model) => lookAtRegisters(model, options) };
  return [...told, registers].map((each) => ({ part: 'stories', language, run, ...each }));
}

function toldIn({ language }: TaskOptions): Told[] {
  const cases = CASES[language];
  const numbered = <T extends AdviceSituation>(
    name: string,
    list: readonly T[],
    see: (story: T, advice: Advice) => Observation[],
  ) => list.map((story, at): Told => ({ name: `${name} ${at + 1}`, story, see: (advice) => see(story, advice) }));
  const { rambling, young, genderless, rights, traditional } = cases;
  return [
    ...numbered('one side', cases.oneSided, ({ others }, advice) => {
      const steps = advice.recommendations;
      return [
        saw('one-side', namesOneSide(allOf(advice), language), allOf(advice)),
        saw('own-hands', hasOwnStep(steps, others, language), steps.join('\n')),
      ];
    }),
    ...numbered('feared', cases.feared, (story, advice) => {
      const all = withPronoun(allOf(advice), story);
      return [
        saw('feared-view', excusesNobody(all, language), all),
        saw('feared-talk', proposesNoTalk(all, language), all),
        saw('feared-script', isNotTo(story.name, advice.example), advice.example ?? ''),
      ];
    }),
    ...numbered('worn out', cases.wornOut, (_, advice) => [
      saw('few-steps', isShortOfSteps(advice), `${advice.recommendations.length} steps`),
      saw('first-today', beginsToday(advice, language), advice.recommendations[0] ?? ''),
    ]),
    {
      name: 'rambling',
      story: rambling,
      see: (advice) => [saw('no-retelling', retellsLittle(advice, rambling.keys), advice.understanding)],
    },
    {
      name: 'young',
      story: young,
      see: (advice) => [
        saw('trusted-adult', namesAdult(allOf(advice), language), allOf(advice)),
        saw('no-coaching', coachesNobody(allOf(advice), language), allOf(advice)),
      ],
    },
    {
      name: 'no gender told',
      story: genderless,
      see: (advice) => [saw('no-gender', guessesNoGender(allOf(advice), language), allOf(advice))],
    },
    { name: 'rights', story: rights, see: () => [] },
    ...(traditional ? [{ name: 'traditional', story: traditional, see: sawTraditional }] : []),
  ];
}

function sawTraditional(advice: Advice): Observation[] {
  const share = traditionalShare(allOf(advice));
  return [saw('script', share !== null && share > 0.9, allOf(advice))];
}

async function look(model: Model, story: AdviceSituation, { language, prompts }: TaskOptions, see: Told['see']): Promise<Seen> {
  const asked = await ask(model, prompts.adviceOf(story, language), acceptAdvice);
  const form = sawForm(asked);
  const advice = asked.value?.advice;
  // Danger that is certain to the model: help answers in its place.
  if (!advice) return { observations: form };
  return { observations: [...form, ...sawStory(advice, story, language), ...see(advice)] };
}

/** What every story's advice is looked at for. The country is unknown in all of them. */
function sawStory(advice: Advice, story: AdviceSituation, language: TaskOptions['language']): Observation[] {
  const all = allOf(advice);
  const { understanding, recommendations, encouragement = '' } = advice;
  // An example is said to somebody else, in the form that those two use.
  const own = [understanding, ...recommendations, encouragement].join('\n');
  return [
    saw('language', isAdviceIn(advice, language), all),
    saw('own-words', takesUp(all, story), all),
    saw('part-length', partsFit(advice), all),
    saw('guessed-feeling', guessesFeelings(understanding, language), understanding),
    saw('address', addressesAs('one', own, language), own),
    saw('no-institution', namesNoInstitution(all, language), all),
  ];
}

/** One matter in four registers: each is answered, and the short ones at less length than the long one. */
async function lookAtRegisters(model: Model, { language, prompts }: TaskOptions): Promise<Seen> {
  const { category, style, keys, formal, ...short } = CASES[language].registers;
  const observations: Observation[] = [];
  const answers: string[] = [];
  for (const text of [formal, ...Object.values(short)]) {
    const story = { category, style, keys, text };
    const asked = await ask(model, prompts.adviceOf(story, language), acceptAdvice);
    observations.push(...sawForm(asked));
    const advice = asked.value?.advice;
    if (!advice) return { observations };
    observations.push(...sawStory(advice, story, language));
    answers.push(allOf(advice));
  }
  const [long = '', ...others] = answers;
  return { observations: [...observations, saw('follows-length', followsLength(long, others), others.join('\n\n'))] };
}
