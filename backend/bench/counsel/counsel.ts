import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { Model } from '../../src/model/model.types.ts';
import { NotAsked, type Observation, type Part, type Seen, type Task, type TaskOptions, type Way } from './counsel.types.ts';
import type { Weighed } from './measures/fairness.ts';
import { adviceTasks } from './parts/advice.ts';
import { PROMPTS, type Prompts } from './parts/asked.ts';
import { chatTasks } from './parts/chat.ts';
import { dangerTasks } from './parts/danger.ts';
import { hostileTasks } from './parts/hostile.ts';
import { privateTasks } from './parts/private.ts';
import { quarrelTasks } from './parts/quarrels.ts';
import { roomTasks } from './parts/room.ts';
import { storyTasks } from './parts/stories.ts';
import { summaryTasks } from './parts/summary.ts';
import { talkTasks } from './parts/talks.ts';
import { translationTasks } from './parts/translation.ts';

const TASKS: Record<Part, (options: TaskOptions) => Task[]> = {
  advice: adviceTasks,
  stories: storyTasks,
  hostile: hostileTasks,
  chat: chatTasks,
  talks: talkTasks,
  quarrels: quarrelTasks,
  room: roomTasks,
  private: privateTasks,
  summary: summaryTasks,
  translation: translationTasks,
  danger: dangerTasks,
};

/** An observation, and where it was made. */
export type Found = Observation & Pick<Task, 'part' | 'language' | 'situation' | 'run'>;

/** Everything that a run saw of one version of the prompts. */
export interface Findings {
  found: Found[];
  weighed: { way: Way; one: Weighed }[];
  /** Situations that the version does not know to ask. */
  notAsked: Set<string>;
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
export async function counsel(model: Model, options: CounselOptions, prompts: Prompts = PROMPTS): Promise<Findings> {
  const [findings = nothingFound()] = await counselBeside(model, options, [prompts]);
  return findings;
}

/** The same of several versions of the prompts, alternately, so that a slow or changing model treats them alike. @returns the findings of each */
export async function counselBeside(model: Model, options: CounselOptions, versions: readonly Prompts[]): Promise<Findings[]> {
  const { parallel = 4, onProgress } = options;
  const findings = versions.map(nothingFound);
  const tasks = alternating(versions, options);
  const queue = tasks.values();
  let done = 0;
  let hasAnswered = false;
  const work = async (): Promise<void> => {
    for (const { task, of } of queue) {
      const seen = await look(task, model);
      if (seen) {
        hasAnswered ||= seen.observations.some(({ measure, passed }) => measure === 'answered' && passed);
        if (!hasAnswered && done >= SILENT_MOST) return;
      }
      if (findings[of]) note(findings[of], task, seen);
      done += 1;
      onProgress?.(done, tasks.length);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return findings;
}

const nothingFound = (): Findings => ({ found: [], weighed: [], notAsked: new Set() });

/** The tasks of all versions, one situation after the other; which version comes first changes from one to the next. */
function alternating(versions: readonly Prompts[], { parts, languages = LANGUAGES, runs, isStandIn }: CounselOptions) {
  return Array.from({ length: runs }, (_, run) => run).flatMap((run) => {
    const lists = versions.map((prompts) =>
      parts.flatMap((part) => languages.flatMap((language) => TASKS[part]({ language, run, isStandIn, prompts }))),
    );
    return (lists[0] ?? []).flatMap((_, at) => {
      const same = lists.flatMap((list, of) => (list[at] ? [{ task: list[at], of }] : []));
      return at % 2 === 0 ? same : same.toReversed();
    });
  });
}

/** Null: its prompts do not know the question. */
async function look(task: Task, model: Model): Promise<Seen | null> {
  try {
    return await task.look(model);
  } catch (error) {
    if (error instanceof NotAsked) return null;
    throw error;
  }
}

function note(findings: Findings, { part, language, situation, run }: Task, seen: Seen | null): void {
  if (!seen) {
    findings.notAsked.add(situation);
    return;
  }
  for (const each of seen.observations) findings.found.push({ ...each, part, language, situation, run });
  findings.weighed.push(...(seen.weighed ?? []));
}
