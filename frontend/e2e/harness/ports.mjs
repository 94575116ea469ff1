import { createServer } from 'node:net';

/** Listens on a free loopback port. Returns the port. */
export function listen(server) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => done(server.address().port));
  });
}

/** A currently free loopback port. */
export async function freePort() {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((done) => probe.close(done));
  return port;
}
