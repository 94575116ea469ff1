import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a long answer piece by piece, no faster than its caller reads. A fault before the first piece is the call's own failure; one after it cuts
 * the answer off, so that nobody takes it for whole. A caller who leaves ends the reading.
 */
export async function sendPieces(response: ServerResponse, pieces: AsyncGenerator<string>): Promise<void> {
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string> {
    try {
      if (!first.done) yield first.value;
      yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  };
  await pipeline(Readable.from(all(), { objectMode: false }), response).catch(() => void response.destroy());
}
