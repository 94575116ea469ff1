import { acceptText } from '../../../src/replies/reply.text.ts';
import { ask } from '../asking.ts';
import type { Task, TaskOptions } from '../counsel.types.ts';
import { languageOf, takenUp } from '../measures/text.ts';
import { CASES } from '../situations/cases.ts';
import { saw, sawForm } from './observing.ts';

/** Characters of a summary that are read. */
const SUMMARY_MAX = 6000;

/** The memory of a talk that was dangerous once and has been harmless since. */
export function summaryTasks({ language, run, prompts }: TaskOptions): Task[] {
  const { before, said, dangers } = CASES[language].memory;
  return [
    {
      part: 'summary',
      language,
      situation: `summary ${language}`,
      run,
      look: async (model) => {
        const prompt = prompts.summaryOf(before, said, language);
        const asked = await ask(model, prompt, (text) => acceptText(text, SUMMARY_MAX));
        const form = sawForm(asked);
        if (!asked.value) return { observations: form };
        return {
          observations: [
            ...form,
            saw('language', languageOf(asked.value) === language, asked.value),
            saw('summary-danger', takenUp(asked.value, dangers) === dangers.length, asked.value),
          ],
        };
      },
    },
  ];
}
