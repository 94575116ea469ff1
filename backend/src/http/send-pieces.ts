import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a long answer piece by piece, no faster than its caller reads. A fault before the first piece is the call's own failure; one after it cuts
 * the answer off, so that nobody takes it for whole. A caller who leaves ends the reading, also before the first piece.
 */
export async function sendPieces(response: Writable, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  try {
    await pipeline(Readable.from(all(), { objectMode: false }), response);
  } catch {
    response.destroy();
  } finally {
    // A generator that was never begun runs no `finally` of its own.
    await pieces.return(undefined);
  }
}
