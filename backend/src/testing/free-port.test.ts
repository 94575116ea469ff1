import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives each caller another port, none that the system hands out, and none on which something listens', async () => {
  const given = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(given).size).toBe(3);
  expect(Math.max(...given)).toBeLessThan(20_000);
  // All ports of this process once around: one that is in use is left out.
  const [used = 0] = given;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(used, '127.0.0.1', resolve));
  const round: number[] = [];
  for (let count = 0; count < 100; count++) round.push(await freePort());
  server.close();
  expect(round).not.toContain(used);
  expect(round).toContain(given[1]);
});
