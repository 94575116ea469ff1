import { InvalidAnswer } from '../../../src/model/model.types.ts';
import { readWhole } from '../../../src/model/partial-answer.ts';
import { ask } from '../asking.ts';
import type { Task, TaskOptions } from '../counsel.types.ts';
import { addressesAs, guessesNoGender } from '../measures/conduct.ts';
import { takenUp } from '../measures/text.ts';
import { CASES } from '../situations/cases.ts';
import { saw, sawForm } from './observing.ts';

/** Messages between partners, translated into a language: each of the three shows another rule. */
export function translationTasks({ language, run, prompts }: TaskOptions): Task[] {
  const { harsh, close, open } = CASES[language].translated;
  return [
    {
      part: 'translation',
      language,
      situation: `translation ${language}`,
      run,
      look: async (model) => {
        const prompt = prompts.translationOf('partners', [harsh.text, close.text, open.text], language);
        const asked = await ask(model, prompt, acceptThree);
        const form = sawForm(asked);
        if (!asked.value) return { observations: form };
        const [hard, near, plain] = asked.value;
        return {
          observations: [
            ...form,
            saw('translation-kept', takenUp(hard, harsh.kept) === harsh.kept.length, hard),
            saw('translation-whole', takenUp(near, close.kept) + takenUp(plain, open.kept) === 4, `${near}\n${plain}`),
            saw('translation-address', addressesAs('close', `${hard}\n${near}`, language), `${hard}\n${near}`),
            saw('translation-gender', guessesNoGender(plain, language), plain),
          ],
        };
      },
    },
  ];
}

/** @throws InvalidAnswer for anything but three translations */
function acceptThree(text: string): [string, string, string] {
  const { translations } = readWhole(text);
  const found: unknown[] = typeof translations === 'object' && translations !== null ? Object.values(translations) : [];
  const [hard, near, plain] = found.map((each) => (typeof each === 'string' ? each : ''));
  if (!hard || !near || !plain) throw new InvalidAnswer('no translations');
  return [hard, near, plain];
}
