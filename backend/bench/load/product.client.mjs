import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io } from 'socket.io-client';

const DESCRIPTION =
  'My sister Ines and I have not spoken since April, when we disagreed about who should look after the house of our parents. ' +
  'She lives nearby and feels left alone with it. I live far away and send money, which she finds cold. I would like to call her.';

/** Answered with help at once, without the model: an advice to chat about, ready when the measuring begins. */
const DANGER = 'I want to kill myself tonight, and nobody would notice if I did.';

/** A browser with an address and a session of its own, and a socket. */
async function openBrowser(url, number) {
  const agent = new Agent({ keepAlive: true });
  const headers = {
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const visitor = await post(url, agent, '/api/visitor', headers);
  headers.Cookie = visitor.cookie;
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

  return {
    socket,
    post: (path, body) => post(url, agent, path, headers, body),
    close() {
      socket.disconnect();
      agent.destroy();
    },
  };
}

/** A browser of the product that asks for an advice. */
export async function openProductClient(url, number) {
  const { socket, post, close } = await openBrowser(url, number);
  return {
    close,
    /** Asks for an advice and watches it to its end. */
    async generate(measure) {
      const requestId = randomUUID();
      const ended = new Promise((resolve, reject) => {
        socket.once('advice:ready', resolve);
        socket.once('advice:failed', ({ message }) => reject(new Error(message)));
      });
      socket.on('advice:progress', ({ advice }) => measure.whole(textOf(advice)));
      socket.emit('advice:watch', { requestId }, (answer) => answer.success && measure.whole(textOf(answer.advice)));
      const body = {
        description: DESCRIPTION,
        category: 'family',
        adviceStyle: 'empathetic',
        language: 'en',
        requestId,
      };
      await Promise.all([ended, post('/api/advice/generate', body)]);
    },
  };
}

/** A browser of the product that asks on in the chat about an advice. */
export async function openChatClient(url, number) {
  const { socket, post, close } = await openBrowser(url, number);
  const made = await post('/api/advice/generate', { description: DANGER, category: 'family', adviceStyle: 'empathetic' });
  const sessionId = made.body.session.id;
  await socket.emitWithAck('chat:open', { sessionId });
  return {
    close,
    /** Asks a question and watches its reply to the end. */
    async generate(measure) {
      const ended = new Promise((resolve, reject) => {
        socket.once('chat:done', resolve);
        socket.once('chat:failed', ({ code }) => reject(new Error(code)));
      });
      socket.on('chat:delta', ({ text }) => measure.piece(text));
      const answer = await socket.emitWithAck('chat:send', { sessionId, message: DESCRIPTION, clientMessageId: randomUUID() });
      if (!answer.success) throw new Error(answer.message);
      await ended;
    },
  };
}

/** All the words so far, in the order of writing. */
function textOf({ understanding = '', recommendations = [], example = '', encouragement = '' }) {
  return understanding + recommendations.join('') + example + encouragement;
}

/** A call; repeated once if the server had just closed its idle connection, as browsers do. */
function post(url, agent, path, headers, body) {
  const sent = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(sent),
      },
    };
    const call = request(`${url}${path}`, options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode >= 300)
          return reject(new Error(`${path} answered ${response.statusCode}: ${Buffer.concat(parts)}`));
        const body = Buffer.concat(parts).toString();
        resolve({ cookie: response.headers['set-cookie']?.[0]?.split(';')[0], body: body ? JSON.parse(body) : null });
      });
    });
    call.once('error', reject);
    call.end(sent);
  });
}
