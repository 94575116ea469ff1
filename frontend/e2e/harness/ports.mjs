import { createServer } from 'node:net';

/** Listens on a free port of loopback, and answers with the port. */
export function listen(server) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => done(server.address().port));
  });
}

/** A port of loopback that nothing listens on at this moment. */
export async function freePort() {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((done) => probe.close(done));
  return port;
}
