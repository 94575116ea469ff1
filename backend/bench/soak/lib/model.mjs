import { createServer } from 'node:http';
import { TAG } from './words.mjs';

/** Milliseconds between two pieces: slow enough for a kill in the middle. */
const PIECE_MS = 60;
const PIECES = 8;
const NO_DANGER = { level: 'none', kind: null, whose: null };
const ADVICE = JSON.stringify({
  danger: NO_DANGER,
  understanding: 'You are waiting for an answer.',
  recommendations: ['Write it down today.', 'Ask one question.', 'Sleep on it.'],
  example: 'Dear Ines',
  encouragement: 'You are not alone with it.',
});

/**
 * A Chat Completions server. As a counsellor it names the last message that it was given, so that the checker knows what each
 * reply answers without asking the product.
 */
export async function startModel() {
  let calls = 0;
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString());
      const asked = body.messages.map(({ role, content }) => (role === 'user' ? content : '')).join('\n');
      const last = [...asked.matchAll(TAG)].at(-1)?.[0];
      // The line before a text that judges danger, where the prompt asks for it.
      const line = body.messages[0]?.content.includes('{"danger"') ? `${JSON.stringify({ danger: NO_DANGER })}\n` : '';
      stream(response, last ? `${line}I heard you both, up to ${last}. Call ${++calls}.` : ADVICE);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    calls: () => calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function stream(response, text) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const size = Math.ceil(text.length / PIECES);
  let at = 0;
  const timer = setInterval(() => {
    const chunk = (delta, finish) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'soak', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    chunk({ content: text.slice(at, at + size) }, null);
    at += size;
    if (at < text.length) return;
    clearInterval(timer);
    chunk({}, 'stop');
    response.end('data: [DONE]\n\n');
  }, PIECE_MS);
  response.once('close', () => clearInterval(timer));
}
