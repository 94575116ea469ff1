import { request as ask, createServer } from 'node:http';
import { connect } from 'node:net';
import { listen } from './ports.mjs';

/** Where a page and its service worker name their release. Another name has the same length, so that nothing else changes. */
const RELEASE = /(?<=content="|`|`beside-)[\da-f]{12}(?=["`])/g;

/**
 * A proxy that simulates broken networks. `upgrades` refuses WebSockets; `sockets` forbids all of /socket.io.
 * `nothing` passes everything; `/harness/down` cuts every connection and refuses new ones until `/harness/up`. After `/harness/release?NAME` pages and
 * their service worker are of a release of that name, without one of the server's own. `/harness/node?ADDRESS` cuts every connection; from then on another
 * server answers.
 */
export async function startProxy(target, breaks) {
  let { hostname, port } = new URL(target);
  const open = new Set();
  let down = false;
  let release = '';

  function command(path, response) {
    const [name, value = ''] = path.slice('/harness/'.length).split('?');
    down = name === 'down';
    if (name === 'release') release = value;
    if (name === 'node') ({ hostname, port } = new URL(value));
    const cuts = down || name === 'node';
    response.setHeader('Connection', 'close').end('done', () => {
      if (cuts) for (const socket of open) if (socket !== response.socket) socket.destroy();
    });
  }

  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    if (path.startsWith('/harness/')) return command(path, response);
    if (down) return request.socket.destroy();
    if (breaks === 'sockets' && path.startsWith('/socket.io')) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('forbidden');
      return;
    }
    const isRenamed = release && (path === '/sw.js' || headers['sec-fetch-mode'] === 'navigate' || path === '/kept');
    if (isRenamed) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const onward = ask({ hostname, port, method, path, headers }, (reply) => {
      if (isRenamed) return rename(reply, response, release);
      response.writeHead(reply.statusCode, reply.rawHeaders);
      reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    if (down) return socket.destroy();
    if (breaks !== 'nothing') return socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    passUpgrade(request, socket, head, connect(Number(port), hostname));
  });
  const own = await listen(server);
  return {
    url: `http://localhost:${own}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Passes a page or its service worker on, with another release's name. */
async function rename(reply, response, name) {
  const chunks = [];
  for await (const chunk of reply) chunks.push(chunk);
  // The browser would take what it has for the server's own.
  const { etag: _, ...headers } = reply.headers;
  response.writeHead(reply.statusCode, headers);
  response.end(Buffer.concat(chunks).toString('utf8').replace(RELEASE, name));
}

/** Forwards a WebSocket's opening request, then pipes both ways. */
function passUpgrade({ method, url, rawHeaders }, socket, head, onward) {
  const headers = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
  onward.write(`${[`${method} ${url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
  onward.write(head);
  socket.pipe(onward).pipe(socket);
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ]) {
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }
}
