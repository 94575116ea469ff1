import { request as ask, createServer } from 'node:http';
import { listen } from './ports.mjs';

/**
 * A proxy in front of the product that breaks what networks break: `upgrades` refuses every WebSocket, `sockets` forbids the whole
 * of /socket.io, long-polling included.
 */
export async function startProxy(target, breaks) {
  const { hostname, port } = new URL(target);
  const server = createServer((request, response) => {
    if (breaks === 'sockets' && request.url.startsWith('/socket.io')) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('forbidden');
      return;
    }
    const { method, url: path, headers } = request;
    const onward = ask({ hostname, port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.rawHeaders);
      reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'));
  const own = await listen(server);
  return {
    url: `http://localhost:${own}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
