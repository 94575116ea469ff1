import { request as ask, createServer } from 'node:http';
import { listen } from './ports.mjs';

const EVENT_END = '\n\n';

/**
 * Relays between the server and its model, so tests can observe and hold the requests about one text:
 *
 * - `/asked?text=…` returns the number of requests about the text, `/writing?text=…` that of open answers. The question about danger beside a
 *   reply is not counted: it is asked where the last reply, of whichever journey, has left it open;
 * - `/play?text=…`, with a body, streams that body as every answer about the text, in small pieces;
 * - `/hold?text=…&events=…` passes only `events` events of each answer about the text, until `/release?text=…`.
 */
export async function startModelRelay(model) {
  const { hostname, port } = new URL(model);
  const requests = [];
  const holds = new Map();
  const plays = new Map();

  const commands = {
    '/asked': (text) => requests.filter(({ body }) => body.includes(text) && !isBeside(body)).length,
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
      // The match needs the complete question.
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

/** Whether a request is the question about danger beside a reply. */
const isBeside = (body) => body.includes('Task: judge;');

/** Streams a text in pieces small enough to split every tag. */
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

/** Pipes an event stream, and pauses after exactly `hold.events` events: a busy machine sends many at once. */
function passUntil(hold, reply, response) {
  let passed = 0;
  let rest = '';
  const end = () => response.end(rest);
  const pass = (chunk) => {
    rest += chunk;
    for (; hold.over || passed < hold.events; passed += 1) {
      const length = rest.indexOf(EVENT_END) + EVENT_END.length;
      if (length < EVENT_END.length) return;
      response.write(rest.slice(0, length));
      rest = rest.slice(length);
    }
    reply.pause().off('data', pass).off('end', end);
    hold.resume.push(() => {
      response.write(rest);
      reply.pipe(response);
    });
  };
  reply.setEncoding('utf8').on('data', pass).once('end', end);
}
