import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { closeUnread } from './unread-answers.ts';

/** Far more than the kernel's buffers take. */
const ANSWER = Buffer.alloc(24 * 1024 * 1024, 'a');
/** Longer than a busy machine stands still. */
const UNREAD_MS = 3000;
/** Longer than an answer may be unread. */
const LATE_MS = 4000;
/** Milliseconds between two pieces of 64 KiB for a slow reader: the whole takes longer than an answer may be unread. */
const PIECE_EVERY_MS = 12;

const http = createServer(({ url }, response) => {
  if (url === '/late') setTimeout(() => response.end('late'), LATE_MS);
  else response.end(ANSWER);
});
closeUnread(http, UNREAD_MS);
await once(http.listen(0, '127.0.0.1'), 'listening');
const address = http.address();
const port = typeof address === 'object' && address ? address.port : 0;
afterAll(() => http.close());

async function ask(path: string): Promise<{ near: Socket; closed: Promise<unknown> }> {
  const accepted = once(http, 'connection');
  const near = connect(port, '127.0.0.1');
  near.on('error', () => undefined);
  near.pause();
  const [far] = await accepted;
  const closed = once(far, 'close');
  near.write(`GET ${path} HTTP/1.1\r\nHost: beside\r\n\r\n`);
  return { near, closed };
}

it('closes the connection of an answer that the client does not read', async () => {
  const { near, closed } = await ask('/');
  await closed;
  near.destroy();
});

it('keeps a slow reader, and a client whose answer is late', async () => {
  const late = await ask('/late');
  late.near.resume();
  const { near } = await ask('/');
  let taken = 0;
  near.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    near.pause();
  });
  const begun = Date.now();
  const slowly = setInterval(() => near.resume(), PIECE_EVERY_MS);
  await expect.poll(() => taken).toBeGreaterThan(ANSWER.length);
  clearInterval(slowly);
  expect(Date.now() - begun).toBeGreaterThan(UNREAD_MS);
  await expect.poll(() => late.near.bytesRead).toBeGreaterThan(0);
  for (const socket of [near, late.near]) socket.destroy();
});
