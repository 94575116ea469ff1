import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelPrompt } from '../../src/model/model.types.ts';
import type { Findings } from './counsel.ts';
import { NotAsked } from './counsel.types.ts';
import { judge, type Row } from './judging.ts';
import type { Prompts } from './parts/asked.ts';
import { promptVersion } from './prompt-version.ts';

/** Another version of the prompts. */
interface Other {
  prompts: Prompts;
  version: string;
}

/**
 * The prompts of another checkout, read from its own bench. A question that it does not know throws `NotAsked`.
 * @param folder the checkout's root
 * @throws Error where it has no prompts
 */
export async function otherPrompts(folder: string): Promise<Other> {
  const load = async (file: string): Promise<object> => {
    const loaded: unknown = await import(pathToFileURL(resolve(folder, 'backend/bench/counsel', file)).href);
    return typeof loaded === 'object' && loaded !== null ? loaded : {};
  };
  const asked = await load('parts/asked.ts');
  const listed: unknown = Reflect.get(asked, 'PROMPTS');
  // An earlier bench exported each question by itself.
  const prompts = wrapped(typeof listed === 'object' && listed !== null ? listed : asked);
  const version: unknown = Reflect.get(await load('prompt-version.ts'), 'promptVersion');
  const named: unknown = typeof version === 'function' ? Reflect.apply(version, undefined, []) : promptVersion(prompts);
  return { prompts, version: String(named) };
}

/** Prompts that are made by another checkout's functions. */
export function wrapped(source: object): Prompts {
  const made = (name: keyof Prompts, given: unknown[]): ModelPrompt => {
    const make: unknown = Reflect.get(source, name);
    if (typeof make !== 'function') throw new NotAsked(name);
    return readPrompt(Reflect.apply(make, undefined, given));
  };
  return {
    adviceOf: (...given) => made('adviceOf', given),
    chatOf: (...given) => made('chatOf', given),
    summaryOf: (...given) => made('summaryOf', given),
    counselOf: (...given) => made('counselOf', given),
    judgeOf: (...given) => made('judgeOf', given),
    translationOf: (...given) => made('translationOf', given),
    repairOf: (...given) => made('repairOf', given),
  };
}

const ROLES = ['system', 'user', 'assistant'] as const;

/** @throws NotAsked for anything but a prompt */
function readPrompt(value: unknown): ModelPrompt {
  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  const list: unknown = field(value, 'messages');
  if (!Array.isArray(list)) throw new NotAsked('no prompt');
  const messages = list.map((each: unknown) => {
    const role = ROLES.find((name) => name === field(each, 'role'));
    const content = field(each, 'content');
    if (!role || typeof content !== 'string') throw new NotAsked('no message');
    return { role, content };
  });
  const [maxTokens, name, schema] = [
    field(value, 'maxTokens'),
    field(field(value, 'schema'), 'name'),
    field(field(value, 'schema'), 'schema'),
  ];
  return {
    messages,
    ...(typeof name === 'string' && typeof schema === 'object' && schema !== null
      ? { schema: { name, schema: { ...schema } } }
      : {}),
    maxTokens: typeof maxTokens === 'number' ? maxTokens : 1000,
    payer: { userId: null, address: null },
  };
}

/** One measure of two versions. */
export interface Compared {
  measure: string;
  what: string;
  ours: number;
  /** Null: not asked of the other, or not in its report. */
  theirs: number | null;
  /** Situations that both were asked. */
  situations: number;
  /** Situations of the measure that only one of both knows. */
  notAsked: number;
}

/** The measures of both over the situations that both were asked. */
export function compare(ours: Findings, theirs: Findings, isStandIn: boolean): Compared[] {
  const unknown = new Set([...ours.notAsked, ...theirs.notAsked]);
  const shared = ({ found, weighed, notAsked }: Findings): Findings => ({
    found: found.filter(({ situation }) => !unknown.has(situation)),
    weighed,
    notAsked,
  });
  const [mine, others] = [judge(shared(ours), isStandIn), judge(shared(theirs), isStandIn)];
  return judge(ours, isStandIn).map(({ measure, what, value, situations }) => {
    const [one, other] = [mine, others].map((rows) => rows.find((row) => row.measure === measure));
    return {
      measure,
      what,
      ours: one?.value ?? value,
      theirs: other && other.count > 0 ? other.value : null,
      situations: one?.situations ?? 0,
      notAsked: situations - (one?.situations ?? 0),
    };
  });
}

/** A saved report, as far as it is compared with. */
interface Saved {
  model: string;
  date: string;
  promptVersion: string;
  rows: { measure: string; value: number; situations: number }[];
}

/** @param json a report as `--out` wrote it @throws Error where it is none */
export function readSaved(json: string): Saved {
  const parsed: unknown = JSON.parse(json);
  const [model, date, version, rows] = ['model', 'date', 'promptVersion', 'rows'].map((name): unknown =>
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined,
  );
  if (!Array.isArray(rows)) throw new Error('this is no report of the counsel');
  const read = rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const [measure, value, situations] = ['measure', 'value', 'situations'].map((name): unknown => Reflect.get(row, name));
    return typeof measure === 'string' && typeof value === 'number' ? [{ measure, value, situations: Number(situations) }] : [];
  });
  return { model: String(model), date: String(date), promptVersion: String(version), rows: read };
}

/** A run's rows beside those of a saved report. */
export function compareWithSaved(rows: readonly Row[], { rows: saved }: Saved): Compared[] {
  return rows.map(({ measure, what, value, situations }) => {
    const before = saved.find((row) => row.measure === measure);
    return {
      measure,
      what,
      ours: value,
      theirs: before?.value ?? null,
      situations,
      notAsked: before ? Math.max(0, situations - before.situations) : situations,
    };
  });
}
