import { createServer } from 'node:http';

/** Milliseconds between two pieces, and pieces of an answer: slow enough to be stopped at its last words. */
const PIECE_MS = 60;
const PIECES = 8;
/** Characters of a token, on the server's side: fewer tokens than the product reserves, as no server bills more. */
const CHARACTERS = 5;
/** The share of what an answer may have that the model thinks before its first word. */
const THOUGHT = 0.8;
const NO_DANGER = { level: 'none', kind: null, whose: null };
const ADVICE = JSON.stringify({
  danger: NO_DANGER,
  understanding: 'You are waiting for an answer.',
  recommendations: ['Write it down today.', 'Ask one question.', 'Sleep on it.'],
  example: 'Dear Ines, I would like to talk with you about last spring, whenever you have time for it.',
  encouragement: 'You are not alone with it, and you have begun. Take the next step when you feel ready for it.',
});
const COUNSEL = 'I heard you both. What would a quiet evening need, so that each of you can say one thing and be heard?';

const MARK = /\[abuse:([a-z]+)\]/g;
/** The mark that every text of an attack has: the model's bill says what each has cost. */
export const markOf = (name) => `[abuse:${name}]`;

/**
 * A Chat Completions server whose model thinks for long, and bills it: also for an answer that is stopped, of which its client hears no bill.
 * `billed` has its tokens by attack; what has no mark is `honest`.
 */
export async function startCostlyModel() {
  const billed = {};
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString());
      const asked = body.messages.map(({ content }) => content).join('\n');
      const name = [...asked.matchAll(MARK)].at(-1)?.[1] ?? 'honest';
      const most = body.max_completion_tokens ?? body.max_tokens;
      const usage = { prompt: Math.floor(asked.length / CHARACTERS), reasoning: Math.floor(most * THOUGHT) };
      const bill = (text) => {
        billed[name] = (billed[name] ?? 0) + usage.prompt + usage.reasoning + Math.floor(text.length / CHARACTERS);
      };
      stream(response, answerTo(body), usage, bill);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    billed,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function answerTo({ messages }) {
  const [{ content: task }] = messages;
  if (task.startsWith('Task: translate')) return JSON.stringify({ translations: JSON.parse(messages[1].content).texts });
  if (task.startsWith('Task: judge')) return JSON.stringify(NO_DANGER);
  if (task.startsWith('Task: advice')) return ADVICE;
  // The line before a text that judges danger, where the prompt asks for it.
  const line = task.includes('{"danger"') ? `${JSON.stringify({ danger: NO_DANGER })}\n` : '';
  return line + COUNSEL;
}

function stream(response, text, { prompt, reasoning }, bill) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (more) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'soak', choices: [], ...more })}\n\n`,
    );
  const chunk = (delta, finish_reason) => send({ choices: [{ index: 0, delta, finish_reason }] });
  const size = Math.ceil(text.length / PIECES);
  let at = 0;
  const timer = setInterval(() => {
    chunk({ content: text.slice(at, at + size) }, null);
    at += size;
    if (at < text.length) return;
    clearInterval(timer);
    chunk({}, 'stop');
    const completion = reasoning + Math.floor(text.length / CHARACTERS);
    send({
      usage: {
        prompt_tokens: prompt,
        completion_tokens: completion,
        total_tokens: prompt + completion,
        completion_tokens_details: { reasoning_tokens: reasoning },
      },
    });
    response.end('data: [DONE]\n\n');
  }, PIECE_MS);
  response.once('close', () => {
    clearInterval(timer);
    bill(text.slice(0, at));
  });
}
