/** A thread of the training: scores the messages of one group of authors by a model of the others. */
import { parentPort, workerData } from 'node:worker_threads';
import { Lexicon } from '../../src/features/safety/safety.lexicon.ts';
import { scoreGroup } from './evaluate.ts';
import { readLexicon } from './lexicon.ts';
import { readMessages } from './messages.ts';
import { prepareAll } from './prepare.ts';

const { prepared, always } = prepareAll(readMessages(), Lexicon.of(readLexicon().entries));
parentPort?.postMessage(scoreGroup(prepared, always, workerData));
