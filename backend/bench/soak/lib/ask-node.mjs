import { createInterface } from 'node:readline';

const PATIENCE_MS = 10_000;

/** Asks a module that was loaded into a node: sends SIGUSR2, and resolves with the number on its line that begins with a word. */
export function askNode({ child }, word) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error(`A node did not say "${word}"`))), PATIENCE_MS);
    const lines = createInterface({ input: child.stdout });
    const finish = (end) => {
      clearTimeout(timer);
      lines.close();
      // Closing the reader stops the stream, and a full pipe would stop the node.
      child.stdout.resume();
      end();
    };
    lines.on('line', (line) => {
      if (line.startsWith(`${word} `)) finish(() => resolve(Number(line.split(' ').at(-1))));
    });
    child.kill('SIGUSR2');
  });
}
