import { once } from 'node:events';
import { startProgram } from '../../lib/processes.mjs';

/** One of the soak's own programs, in its own process: `ask` sends an order, and resolves with the next message. */
export async function startLoad(file) {
  const { child, ended } = await startProgram(`soak/load/${file}`);
  const nextMessage = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    nextMessage,
    tell: (order) => child.send(order),
    ask(order) {
      const answer = nextMessage();
      child.send(order);
      return answer;
    },
    stop: () => child.kill('SIGKILL'),
  };
}
