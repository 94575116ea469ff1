/**
 * Trains the classifier of danger and writes `danger.weights` and `report.md`: `npm run danger:train`. The same messages and lexicon give
 * the same files to the bit. With `--check` it writes nothing, and fails if the committed files are others.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Classifier } from '../../src/features/safety/classifier/safety.classifier.ts';
import { Joiner } from '../../src/features/safety/classifier/safety.joiner.ts';
import { exampleOf, groupsOf, type Joiners, joinWith, scoresOf, thresholdsOf, type Unjoined } from './evaluate.ts';
import { JOIN_OPTIONS } from './join.ts';
import { readLexicon } from './lexicon.ts';
import { readHeldOut, readMessages } from './messages.ts';
import { trainOn } from './model.ts';
import { prepare, prepareAll } from './prepare.ts';
import { writeReport } from './report.ts';
import { readWords } from './segments.ts';
import { tryShortCut } from './short-cut.ts';
import { inThreads } from './threads.ts';
import { encodeWeights } from './weights.ts';

/** Groups of authors, each left out once. */
const GROUPS = 8;
/** Sentences of the longest message. */
const LONGEST = 64;

const WEIGHTS = new URL('danger.weights', import.meta.url);
const REPORT = new URL('report.md', import.meta.url);

const { entries, concepts } = readLexicon();
const messages = readMessages();

/** Joiners that learn from some messages, whose scores come from models that have never seen their authors. */
async function trainJoiners(learnt: readonly Unjoined[][]): Promise<Joiners[]> {
  const weights = await inThreads<Float32Array>(
    new URL('./join-group.ts', import.meta.url),
    learnt.flatMap((each) => {
      const examples = each.map(exampleOf);
      return [JOIN_OPTIONS.short, JOIN_OPTIONS.long].map((options) => ({ examples, concepts: concepts.length, options }));
    }),
  );
  const joiner = (at: number): Joiner => new Joiner(weights[at] ?? new Float32Array(0), concepts.length, LONGEST);
  return learnt.map((_, at) => ({ short: joiner(2 * at), long: joiner(2 * at + 1) }));
}

const groups = await inThreads<Unjoined[]>(new URL('./score-group.ts', import.meta.url), groupsOf(messages, GROUPS));
// Whoever is measured is left out of the joiners too; the last ones learn from all.
const without = groups.map((_, at) => groups.filter((_, other) => other !== at).flat());
const all = await trainJoiners([...without, groups.flat()]);
const unseen = groups.map((group, at) => group.map((each) => joinWith(joinersAt(at), each)));
const thresholds = thresholdsOf(unseen.flat());

function joinersAt(at: number): Joiners {
  const joiners = all[at];
  if (!joiners) throw new Error('There is no joiner');
  return joiners;
}

const words = readWords();
const { prepared, always } = prepareAll(messages, words);
const model = trainOn([...prepared, ...always]);
const heldOut = readHeldOut().map((message) => joinWith(joinersAt(GROUPS), scoresOf(model, prepare(message, words))));
const weights = encodeWeights(model, joinersAt(GROUPS), entries, { concepts: concepts.length, ...thresholds });
const hash = createHash('sha256').update(weights).digest('hex');
const report = writeReport({
  messages,
  unseen,
  heldOut,
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
