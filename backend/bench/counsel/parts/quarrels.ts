import { acceptCounsel } from '../../../src/features/couples/counsellor/couples.reading.ts';
import type { Model } from '../../../src/model/model.types.ts';
import { ask } from '../asking.ts';
import type { Seen, Task, TaskOptions } from '../counsel.types.ts';
import { ARRANGEMENTS, type Arrangement, rightness } from '../measures/fairness.ts';
import { SITUATIONS } from '../situations/situations.ts';
import type { Quarrel } from '../situations/situations.types.ts';
import type { Line } from './asked.ts';
import { saw, sawForm, sawReply } from './observing.ts';
import { acceptWeight, weighPrompt } from './weighing.ts';

/** Words that the prompt allows a reply. */
export const COUNSEL_WORDS_MAX = 120;

/** Every quarrel in every arrangement. */
export function quarrelTasks(options: TaskOptions): Task[] {
  const { language, run } = options;
  return SITUATIONS[language].quarrels.flatMap((quarrel, at) =>
    ARRANGEMENTS.map((arrangement) => ({
      part: 'quarrels' as const,
      language,
      situation: `quarrel ${language} ${at + 1} ${Object.values(arrangement).join('')}`,
      run,
      look: (model) => look(model, quarrel, arrangement, { ...options, quarrel: `${language} ${at + 1}` }),
    })),
  );
}

/** A quarrel as both see it. @returns the names of the first and second side, and the lines in order */
function arranged({ first, second, names: [one, other] }: Quarrel, { names, role, order }: Arrangement) {
  const [mine, theirs] = names === 0 ? [one, other] : [other, one];
  const [by, from] = role === 0 ? (['partner1', 'partner2'] as const) : (['partner2', 'partner1'] as const);
  const lines: Line[] = [
    { by, message: first.replaceAll('{other}', theirs) },
    { by: from, message: second.replaceAll('{other}', mine) },
  ];
  const partners: [string, string] = role === 0 ? [mine, theirs] : [theirs, mine];
  return { sides: [mine, theirs] as const, partners, lines: order === 0 ? lines : lines.toReversed() };
}

async function look(
  model: Model,
  quarrel: Quarrel,
  arrangement: Arrangement,
  { language, run, isStandIn, prompts, quarrel: name }: TaskOptions & { quarrel: string },
): Promise<Seen> {
  const { sides, partners, lines } = arranged(quarrel, arrangement);
  const asked = await ask(model, prompts.counselOf(partners, '…', lines, language), acceptCounsel);
  const form = sawForm(asked);
  if (!asked.value) return { observations: form };
  const { message: text, judgement } = asked.value;
  const observations = [
    ...form,
    saw('danger-format', judgement !== null, asked.text),
    saw('harmless-alone', !judgement?.danger, asked.text),
    ...sawReply(text, language, COUNSEL_WORDS_MAX),
  ];
  const base = { ...arrangement, quarrel: name, differ: quarrel.differ, run };
  const byWords = { way: 'words' as const, one: { ...base, score: rightness(text, sides, language) } };
  if (isStandIn) return { observations, weighed: [byWords] };
  const { value: score } = await ask(model, weighPrompt(text, sides), acceptWeight);
  return {
    observations,
    weighed: [byWords, ...(score === null ? [] : [{ way: 'asked' as const, one: { ...base, score } }])],
  };
}
