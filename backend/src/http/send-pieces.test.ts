import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sendPieces } from './send-pieces.ts';

function pieces(count: number, fault?: Error) {
  const state = { read: 0, isEnded: false };
  const made = (async function* () {
    try {
      for (; state.read < count; state.read++) yield `${state.read} `;
      if (fault) throw fault;
    } finally {
      state.isEnded = true;
    }
  })();
  return { state, made };
}

it('sends every piece, and ends the reading', async () => {
  const response = new PassThrough();
  const { state, made } = pieces(3);
  const [whole] = await Promise.all([text(response), sendPieces(response, made)]);
  expect([whole, state.isEnded]).toEqual(['0 1 2 ', true]);
});

it('ends the reading where the caller has left before the first piece', async () => {
  const response = new PassThrough();
  response.destroy();
  const { state, made } = pieces(1000);
  await sendPieces(response, made);
  expect(state.isEnded).toBe(true);
});

it('ends the reading where the caller leaves in the middle', async () => {
  const response = new PassThrough();
  const { state, made } = pieces(1_000_000);
  const sent = sendPieces(response, made);
  response.once('data', () => response.destroy());
  await sent;
  expect(state.isEnded).toBe(true);
  expect(state.read).toBeLessThan(1_000_000);
});

it('is the call’s own failure before the first piece, and cuts the answer off after it', async () => {
  const early = pieces(0, new Error('away'));
  await expect(sendPieces(new PassThrough(), early.made)).rejects.toThrow('away');
  const late = pieces(2, new Error('away'));
  const response = new PassThrough();
  const read = text(response);
  await sendPieces(response, late.made);
  await expect(read).rejects.toThrow();
  expect([late.state.isEnded, response.destroyed]).toEqual([true, true]);
});
