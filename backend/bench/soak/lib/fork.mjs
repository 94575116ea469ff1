import { once } from 'node:events';
import { startProgram } from '../../lib/processes.mjs';

/** One of the soak's own programs, in a process of its own: `ask` sends an order, and resolves with what it says next. */
export async function startLoad(file) {
  const { child, ended } = await startProgram(`soak/load/${file}`);
  const hear = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    hear,
    tell: (order) => child.send(order),
    ask(order) {
      const answer = hear();
      child.send(order);
      return answer;
    },
    stop: () => child.kill('SIGKILL'),
  };
}
