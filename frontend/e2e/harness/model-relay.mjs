import { request as ask, createServer } from 'node:http';
import { listen } from './ports.mjs';

/**
 * Stands between the product and its model, and remembers who asked for what: `GET /asked?text=…` answers how often the model was asked
 * with that text, and `GET /writing?text=…` how many of those answers it is still writing.
 */
export async function startModelRelay(model) {
  const { hostname, port } = new URL(model);
  const requests = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://relay');
    if (pathname === '/asked' || pathname === '/writing') {
      const about = requests.filter(({ body }) => body.includes(searchParams.get('text')));
      response.end(String(about.filter(({ open }) => open || pathname === '/asked').length));
      return;
    }
    const seen = { body: '', open: true };
    requests.push(seen);
    request.setEncoding('utf8').on('data', (chunk) => {
      seen.body += chunk;
    });
    const { method, url: path, headers } = request;
    const onward = ask({ hostname, port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.rawHeaders);
      reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => {
      seen.open = false;
      onward.destroy();
    });
    request.pipe(onward);
  });
  const own = await listen(server);
  return {
    url: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
