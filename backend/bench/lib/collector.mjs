// Loaded into a measured node before its own code: on SIGUSR2 it collects all garbage, and prints the bytes of the live heap.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  process.stdout.write(`live heap ${process.memoryUsage().heapUsed}\n`);
});
