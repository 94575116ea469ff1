/**
 * Trains the classifier of danger and writes `danger.weights` and `report.md`: `npm run danger:train`. The same messages and lexicon give
 * the same files to the bit. With `--check` it writes nothing, and fails if the committed files are others.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Lexicon } from '../../src/features/safety/safety.lexicon.ts';
import { bestJoining, groupsOf, scoreGroup, thresholdsOf } from './evaluate.ts';
import { readLexicon } from './lexicon.ts';
import { OPTIONS, train } from './linear.ts';
import { readMessages, readPhrases, readRegressionSet } from './messages.ts';
import { examplesOf, prepare } from './prepare.ts';
import { writeReport } from './report.ts';
import { encodeWeights, trainKinds } from './weights.ts';

/** Groups of authors, each left out once. */
const GROUPS = 8;

const WEIGHTS = new URL('danger.weights', import.meta.url);
const REPORT = new URL('report.md', import.meta.url);

const { entries, concepts } = readLexicon();
const lexicon = Lexicon.of(entries);
const messages = readMessages();
const prepared = messages.map((message) => prepare(message, lexicon));
const always = [...readRegressionSet(), ...readPhrases()].map((message) => prepare(message, lexicon));

const groups = groupsOf(messages, GROUPS);
const unseen = groups.map((group) => scoreGroup(prepared, always, group));
const joining = bestJoining(unseen.flat());
const thresholds = thresholdsOf(unseen.flat(), joining);

const model = train(examplesOf([...prepared, ...always]), OPTIONS);
const weights = encodeWeights(model, trainKinds([...prepared, ...always]), entries, { ...joining, ...thresholds });
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
  console.log(
    same ? 'The committed weights and report are what the messages give.' : 'The committed weights or report are others.',
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(WEIGHTS, weights);
  writeFileSync(REPORT, report);
  console.log(report);
}
