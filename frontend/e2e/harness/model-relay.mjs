import { request as ask, createServer } from 'node:http';
import { listen } from './ports.mjs';

/**
 * Stands between the product and its model, so that a test can follow the requests about one text, and stop the clock for them:
 *
 * - `/asked?text=…` answers how often the model was asked about the text, `/writing?text=…` how many of those answers are still open;
 * - `/hold?text=…&events=…` lets only so many pieces of each answer about the text through, until `/release?text=…`.
 */
export async function startModelRelay(model) {
  const { hostname, port } = new URL(model);
  const requests = [];
  const holds = new Map();

  const commands = {
    '/asked': (text) => requests.filter(({ body }) => body.includes(text)).length,
    '/writing': (text) => requests.filter(({ body, open }) => open && body.includes(text)).length,
    '/hold': (text, events) => {
      holds.set(text, { events, resume: [], over: false });
    },
    '/release': (text) => {
      const hold = holds.get(text);
      if (!hold) return;
      hold.over = true;
      for (const resume of hold.resume) resume();
    },
  };

  function relay(request, response) {
    const seen = { body: '', open: true };
    requests.push(seen);
    request.setEncoding('utf8').on('data', (chunk) => {
      seen.body += chunk;
    });
    const { method, url: path, headers } = request;
    const onward = ask({ hostname, port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.rawHeaders);
      const hold = [...holds].find(([text]) => seen.body.includes(text))?.[1];
      if (hold && !hold.over) passUntil(hold, reply, response);
      else reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => {
      seen.open = false;
      onward.destroy();
    });
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://relay');
    const command = commands[pathname];
    if (!command) return relay(request, response);
    response.end(String(command(searchParams.get('text'), Number(searchParams.get('events')))));
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

/** Passes an event stream on; after so many events it waits to be resumed. */
function passUntil(hold, reply, response) {
  let passed = 0;
  const count = (chunk) => {
    response.write(chunk);
    passed += chunk.toString().split('data: ').length - 1;
    if (hold.over || passed < hold.events) return;
    reply.pause().off('data', count);
    hold.resume.push(() => reply.pipe(response));
  };
  reply.on('data', count).once('end', () => response.end());
}
