import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io } from 'socket.io-client';

const DESCRIPTION =
  'My sister Ines and I have not spoken since April, when we disagreed about who should look after the house of our parents. ' +
  'She lives nearby and feels left alone with it. I live far away and send money, which she finds cold. I would like to call her.';

/** A browser of the product: an address and a session of its own, and a socket. */
export async function openProductClient(url, number) {
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
      await Promise.all([ended, post(url, agent, '/api/advice/generate', headers, body)]);
    },
    close() {
      socket.disconnect();
      agent.destroy();
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
        resolve({ cookie: response.headers['set-cookie']?.[0]?.split(';')[0] });
      });
    });
    call.once('error', reject);
    call.end(sent);
  });
}
