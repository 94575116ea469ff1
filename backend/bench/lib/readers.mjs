import { once } from 'node:events';
import { startProgram } from './processes.mjs';

/** Starts the process that plays the readers. */
export async function startReaders() {
  const { child, pid, ended } = await startProgram('load/load.mjs');
  let number = 0;
  const nextMessage = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    child,
    pid,
    /**
     * Plays so many generations at once against the product or a bare relay.
     * @param around called when all readers are connected; its result is called when the last generation has ended
     */
    async play({ target, url, streams, spreadMs, tokens }, around = () => () => undefined) {
      const firstNumber = number;
      // Every reader of the product has an address of its own, since an address has three advices a month.
      number += streams;
      child.send({ target, url, streams, spreadMs, tokens, firstNumber });
      await nextMessage();
      const after = around();
      child.send({ go: true });
      const result = await nextMessage();
      const read = after();
      if (result.faults.length > 0)
        throw new Error(`${target}: ${result.faults.length} of ${streams} generations failed: ${result.faults[0]}`);
      return { ...result, read };
    },
  };
}
