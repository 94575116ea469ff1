/** A thread of the training: scores the messages of one group of authors by a model of the others. */
import { parentPort, workerData } from 'node:worker_threads';
import { scoreGroup } from './evaluate.ts';
import { readMessages } from './messages.ts';
import { prepareAll } from './prepare.ts';
import { readWords } from './segments.ts';

const { prepared, always } = prepareAll(readMessages(), readWords());
parentPort?.postMessage(scoreGroup(prepared, always, workerData));
