// Loaded into a node before its own code. It measures how long the node's one thread worked without a pause, by the thread's own processor
// time: a busy machine does not count. On SIGUSR2 it prints the longest since the last time.
const EVERY_MS = 5;

let worst = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const used = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  worst = Math.max(worst, (used.user + used.system) / 1000);
}, EVERY_MS).unref();
process.on('SIGUSR2', () => {
  process.stdout.write(`stalled ${worst}\n`);
  worst = 0;
});
