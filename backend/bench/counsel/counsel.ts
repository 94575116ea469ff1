import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { Model } from '../../src/model/model.types.ts';
import type { Observation, Part, Task, TaskOptions, Way } from './counsel.types.ts';
import type { Weighed } from './measures/fairness.ts';
import { adviceTasks } from './parts/advice.ts';
import { chatTasks } from './parts/chat.ts';
import { dangerTasks } from './parts/danger.ts';
import { hostileTasks } from './parts/hostile.ts';
import { privateTasks } from './parts/private.ts';
import { quarrelTasks } from './parts/quarrels.ts';

const TASKS: Record<Part, (options: TaskOptions) => Task[]> = {
  advice: adviceTasks,
  hostile: hostileTasks,
  chat: chatTasks,
  quarrels: quarrelTasks,
  private: privateTasks,
  danger: dangerTasks,
};

/** An observation, and where it was made. */
export type Found = Observation & Pick<Task, 'part' | 'language' | 'situation' | 'run'>;

/** Everything that a run saw. */
export interface Findings {
  found: Found[];
  weighed: { way: Way; one: Weighed }[];
}

export interface CounselOptions {
  parts: readonly Part[];
  languages?: readonly Language[];
  /** How often each situation is asked. */
  runs: number;
  isStandIn: boolean;
  /** Situations asked at the same time. */
  parallel?: number;
  onProgress?(done: number, all: number): void;
}

/** Situations without any answer after which a model is taken to be away. */
const SILENT_MOST = 20;

/** Asks a model all of the fixed set, and looks at its answers. It gives up where none of the first has one. */
export async function counsel(model: Model, options: CounselOptions): Promise<Findings> {
  const { parts, languages = LANGUAGES, runs, isStandIn, parallel = 4, onProgress } = options;
  const tasks = Array.from({ length: runs }, (_, run) =>
    parts.flatMap((part) => languages.flatMap((language) => TASKS[part]({ language, run, isStandIn }))),
  ).flat();
  const findings: Findings = { found: [], weighed: [] };
  let done = 0;
  let hasAnswered = false;
  const queue = tasks.values();
  const work = async (): Promise<void> => {
    for (const task of queue) {
      const { part, language, situation, run } = task;
      const { observations, weighed = [] } = await task.look(model);
      hasAnswered ||= observations.some(({ measure, passed }) => measure === 'answered' && passed);
      if (!hasAnswered && done >= SILENT_MOST) return;
      for (const each of observations) findings.found.push({ ...each, part, language, situation, run });
      findings.weighed.push(...weighed);
      done += 1;
      onProgress?.(done, tasks.length);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return findings;
}
