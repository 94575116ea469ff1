import { request as ask, createServer } from 'node:http';
import { listen } from './ports.mjs';

/**
 * Stands between the product and its model, so that a test can follow the requests about one text, and stop the clock for them:
 *
 * - `/asked?text=…` answers how often the model was asked about the text, `/writing?text=…` how many of those answers are still open;
 * - `/play?text=…`, with a body, has every answer about the text be that body, in pieces of a few characters;
 * - `/hold?text=…&events=…` lets only so many pieces of each answer about the text through, until `/release?text=…`.
 */
export async function startModelRelay(model) {
  const { hostname, port } = new URL(model);
  const requests = [];
  const holds = new Map();
  const plays = new Map();

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
    if (plays.size > 0) {
      // Which of them it is can be told only once the question is known.
      request.once('end', () => {
        const played = [...plays].find(([text]) => seen.body.includes(text))?.[1];
        if (played) play(played, response);
        else pass(request, response, seen);
      });
      return;
    }
    pass(request, response, seen);
  }

  function pass(request, response, seen) {
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
    if (request.complete) onward.end(seen.body);
    else request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://relay');
    if (pathname === '/play') {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      request.once('end', () => {
        plays.set(searchParams.get('text'), body);
        response.end();
      });
      return;
    }
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

/** Streams a text in pieces so small that nothing in it comes whole. */
function play(text, response) {
  const chunk = (delta, finish) =>
    `data: ${JSON.stringify({ id: 'played', object: 'chat.completion.chunk', created: 0, model: 'played', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const pieces = text.match(/.{1,7}/gs) ?? [];
  const timer = setInterval(() => {
    for (const piece of pieces.splice(0, 20)) response.write(chunk({ content: piece }, null));
    if (pieces.length > 0) return;
    clearInterval(timer);
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }, 20);
  response.once('close', () => clearInterval(timer));
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
