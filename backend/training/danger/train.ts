/**
 * Trains the classifier of danger and writes `danger.weights` and `report.md`: `npm run danger:train`. The same messages and lexicon give
 * the same files to the bit. With `--check` it writes nothing, and fails if the committed files are others.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Classifier } from '../../src/features/safety/safety.classifier.ts';
import { Lexicon } from '../../src/features/safety/safety.lexicon.ts';
import { bestJoining, groupsOf, thresholdsOf, type Unseen } from './evaluate.ts';
import { readLexicon } from './lexicon.ts';
import { readMessages } from './messages.ts';
import { trainOn } from './model.ts';
import { prepareAll } from './prepare.ts';
import { writeReport } from './report.ts';
import { tryShortCut } from './short-cut.ts';
import { encodeWeights } from './weights.ts';

/** Groups of authors, each left out once. */
const GROUPS = 8;
/** Each takes some 700 MB. */
const THREADS_MAX = 4;

const WEIGHTS = new URL('danger.weights', import.meta.url);
const REPORT = new URL('report.md', import.meta.url);

const { entries, concepts } = readLexicon();
const lexicon = Lexicon.of(entries);
const messages = readMessages();
const groups = groupsOf(messages, GROUPS);

/** Scores each group in threads of its own, as many at once as there are processors. A group's scores depend on nothing else. */
async function scoreGroups(): Promise<Unseen[][]> {
  const unseen: Unseen[][] = [];
  const left = [...groups.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, group] = next;
      unseen[at] = await new Promise<Unseen[]>((resolve, reject) => {
        const worker = new Worker(new URL('./score-group.ts', import.meta.url), { workerData: group });
        worker.once('message', resolve).once('error', reject);
        worker.once('exit', () => reject(new Error('A thread ended without its scores')));
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(THREADS_MAX, availableParallelism()) }, work));
  return unseen;
}

const unseen = await scoreGroups();
const joining = bestJoining(unseen.flat());
const thresholds = thresholdsOf(unseen.flat(), joining);

const { prepared, always } = prepareAll(messages, lexicon);
const model = trainOn([...prepared, ...always]);
const weights = encodeWeights(model, entries, { ...joining, ...thresholds });
const hash = createHash('sha256').update(weights).digest('hex');
const report = writeReport({
  messages,
  unseen,
  joining,
  thresholds,
  concepts: concepts.length,
  words: entries.length,
  weights,
  hash,
});

if (process.argv.includes('--check')) {
  const same = readFileSync(WEIGHTS).equals(weights) && readFileSync(REPORT, 'utf8') === report;
  const { changed } = tryShortCut(new Classifier(weights), messages);
  console.log(
    same ? 'The committed weights and report are what the messages give.' : 'The committed weights or report are others.',
  );
  if (changed.length > 0) console.log(`The short cut changes the findings of ${changed.length} messages.`);
  process.exitCode = same && changed.length === 0 ? 0 : 1;
} else {
  writeFileSync(WEIGHTS, weights);
  writeFileSync(REPORT, report);
  console.log(report);
}
