/** A thread of the training: the weights of one joiner. Its examples are of all groups but the one that it is for. */
import { parentPort, workerData } from 'node:worker_threads';
import { trainJoiner } from './join.ts';

const { examples, concepts, options } = workerData;
parentPort?.postMessage(trainJoiner(examples, concepts, options));
