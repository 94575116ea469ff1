// `npm run dev`: the server restarts and the page reloads as their sources change. The page is on port 5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, run } from './tools.mjs';

await run('tsc', ['-b']);
const children = [
  ['tsc', ['-b', '-w', '--preserveWatchOutput']],
  ['node', ['--watch', '--watch-preserve-output', 'backend/dist/main.js']],
  ['vite', ['--clearScreen', 'false'], join(root, 'frontend')],
].map(([command, args, cwd = root]) => spawn(command, args, { cwd, stdio: 'inherit' }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
await Promise.all(children.map((child) => new Promise((done) => child.once('exit', done))));
