// `npm run counsel [-- --model NAME] [--base-url URL] [--key-env NAME] [--runs 3] [--only PART,…] [--languages en,…] [--parallel 4] [--out FILE] [--beside DIR] [--against FILE]`: see README.md of the bench.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@beside/common/language/language.constants';
import dotenv from 'dotenv';
import { createModelClient } from '../../src/model/model.client.ts';
import { compare, compareWithSaved, otherPrompts, readSaved } from './beside.ts';
import { counselBeside } from './counsel.ts';
import { PARTS } from './counsel.types.ts';
import { detectorAccuracy, judge } from './judging.ts';
import { PROMPTS } from './parts/asked.ts';
import { promptVersion } from './prompt-version.ts';
import { detailsOf, markdownOf, type Report } from './report.ts';

const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    'base-url': { type: 'string' },
    'key-env': { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    languages: { type: 'string' },
    parallel: { type: 'string', default: '4' },
    out: { type: 'string' },
    beside: { type: 'string' },
    against: { type: 'string' },
  },
});

/** The chosen of some names, all without a choice. @throws Error for an unknown one */
function chosen<T extends string>(all: readonly T[], list: string | undefined): T[] {
  if (list === undefined) return [...all];
  return list.split(',').map((name) => {
    const known = all.find((each) => each === name.trim());
    if (!known) throw new Error(`${name} is none of ${all.join(', ')}`);
    return known;
  });
}

function wholeNumber(name: 'runs' | 'parallel'): number {
  const value = Number(options[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1`);
  return value;
}

dotenv.config({ path: `${import.meta.dirname}/../../../.env`, quiet: true });
const keyName = options['key-env'] ?? 'OPENAI_API_KEY';
const apiKey = process.env[keyName]?.trim() || null;
const baseUrl = options['base-url'] ?? (process.env.OPENAI_BASE_URL?.trim() || null);
const [parts, languages, runs, parallel] = [
  chosen(PARTS, options.only),
  chosen(LANGUAGES, options.languages),
  wholeNumber('runs'),
  wholeNumber('parallel'),
];
if (options['key-env'] && !apiKey) throw new Error(`${keyName} is not set`);

// npm runs this in the workspace's folder, and says where it was called.
const pathOf = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);
const other = options.beside ? await otherPrompts(pathOf(options.beside)) : null;
const saved = options.against ? readSaved(readFileSync(pathOf(options.against), 'utf8')) : null;

const isStandIn = !options.model && !apiKey && !baseUrl;
const { startModelServer } = await import('../../stand-ins/model/model.server.ts');
const server = isStandIn ? await startModelServer({ tokensPerSecond: Number.POSITIVE_INFINITY }) : null;
const name = isStandIn ? 'stand-in' : (options.model ?? process.env.OPENAI_MODEL?.trim() ?? 'gpt-5-mini');

const warnings = { count: 0 };
const quiet = () => undefined;
const log = {
  debug: quiet,
  info: quiet,
  error: quiet,
  warn: () => {
    warnings.count += 1;
  },
};
const unlimited = { reserve: async () => ({ keys: [], day: '' }), settle: async () => undefined };
const model = createModelClient(
  {
    apiKey,
    baseUrl: server?.url ?? baseUrl,
    name,
    timeoutMs: Number(process.env.MODEL_TIMEOUT_MS ?? 60_000),
    identitySecret: 'counsel',
  },
  unlimited,
  log,
);

const began = Date.now();
const say = (text: string) => process.stderr.write(text);
const asked = {
  parts,
  languages,
  runs,
  isStandIn,
  parallel,
  onProgress: (done: number, all: number) => {
    if (done % 25 === 0 || done === all) say(`\r  ${done} of ${all}`);
  },
};
const [findings, theirs] = await counselBeside(model, asked, [PROMPTS, ...(other ? [other.prompts] : [])]);
if (!findings) throw new Error('nothing was asked');
say(`\n`);
await server?.close();

const rows = judge(findings, isStandIn);

/** What the run is compared with; the checkout of the same run before an earlier report. */
function besideOf(): Report['beside'] {
  if (other && theirs && findings) {
    return { name: 'those of the other checkout', promptVersion: other.version, rows: compare(findings, theirs, isStandIn) };
  }
  if (!saved) return undefined;
  return { name: `\`${saved.model}\` on ${saved.date}`, promptVersion: saved.promptVersion, rows: compareWithSaved(rows, saved) };
}

const beside = besideOf();
const report: Report = {
  model: name,
  server: isStandIn ? 'the stand-in' : (baseUrl ?? 'https://api.openai.com/v1'),
  date: new Date().toISOString().slice(0, 10),
  promptVersion: promptVersion(),
  runs,
  questions: new Set(findings.found.map(({ situation }) => situation)).size * runs,
  minutes: (Date.now() - began) / 60_000,
  detector: detectorAccuracy(),
  rows,
  ...detailsOf(findings.found),
  ...(beside ? { beside } : {}),
};
const markdown = markdownOf(report);
if (options.out) {
  const stem = pathOf(options.out.replace(/\.(md|json)$/, ''));
  writeFileSync(`${stem}.md`, markdown);
  writeFileSync(`${stem}.json`, `${JSON.stringify(report, null, 2)}\n`);
}
process.stdout.write(markdown);
process.exitCode = rows.some(({ verdict }) => verdict === 'missed') ? 1 : 0;
