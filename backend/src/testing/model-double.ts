import { createServer, type ServerResponse } from 'node:http';

/** One request to the model, which a test answers as the server. */
export interface Played {
  body: { messages: { role: string; content: string }[]; response_format?: { type: string } };
  /** Streams some text. */
  send(text: string): void;
  /** Ends properly. */
  finish(reason?: string): void;
  /** Streams a whole answer. */
  answer(text: string, reason?: string): void;
  /** Breaks the connection midway. */
  cut(): void;
  /** Answers with an error instead of a stream. */
  refuse(status: number, message?: string, code?: string): void;
  /** Sends an error in the middle of the stream. */
  fail(): void;
  /** Ends the answer, and leaves the stream open. */
  end(reason: string): void;
  delta(delta: object): void;
  /** Ends properly, and says what it cost: tokens in all, and those of them before the first word. */
  bill(tokens: number, reasoning: number): void;
  /** Resolves when the client has disconnected. */
  aborted: Promise<void>;
}

export interface ModelDouble {
  url: string;
  /** The number of requests, without small questions about danger. */
  calls(): number;
  /** Sets the server's answer to each later request. */
  play(part: (request: Played, call: number) => void | Promise<void>): void;
  /** Sets its answer to each later small question about danger, which is asked where a reply judges nothing: it sees none by default. */
  judge(part: (request: Played) => void): void;
  close(): Promise<void>;
}

/** The judgement of a reply to harmless words. */
export const NO_DANGER = { level: 'none', kind: null, whose: null };

export const GOOD_ADVICE = {
  understanding: 'You are waiting for an answer.',
  recommendations: ['Write it down today.', 'Ask one question.', 'Sleep on it.'],
  example: 'Dear Ines',
  encouragement: 'A doctor can help.',
};

/** A Chat Completions server controlled by a test. By default it answers with `GOOD_ADVICE`. */
export async function startModelDouble(): Promise<ModelDouble> {
  let calls = 0;
  let part: (request: Played, call: number) => void | Promise<void> = (request) => {
    request.answer(JSON.stringify(GOOD_ADVICE));
  };
  let judge = (request: Played): void => request.answer(JSON.stringify(NO_DANGER));
  const take = async (request: Played): Promise<void> => {
    if (request.body.messages[0]?.content.startsWith('Task: judge')) judge(request);
    else await part(request, ++calls);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void take(played(JSON.parse(Buffer.concat(chunks).toString()), response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    calls: () => calls,
    play: (next) => {
      part = next;
    },
    judge: (next) => {
      judge = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function played(body: Played['body'], response: ServerResponse): Played {
  const chunk = (delta: object, finish: string | null): void => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const choices = [{ index: 0, delta, finish_reason: finish }];
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'double', choices })}\n\n`,
    );
  };
  const send = (text: string): void => chunk({ content: text }, null);
  const finish = (reason = 'stop'): void => {
    chunk({}, reason);
    response.end('data: [DONE]\n\n');
  };
  return {
    body,
    delta: (delta) => chunk(delta, null),
    bill(total, reasoning) {
      chunk({}, 'stop');
      const usage = { total_tokens: total, completion_tokens_details: { reasoning_tokens: reasoning } };
      response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [], usage })}\n\n`);
      response.end('data: [DONE]\n\n');
    },
    send,
    finish,
    answer: (text, reason) => {
      send(text);
      finish(reason);
    },
    // After the sent bytes have left.
    cut: () => setImmediate(() => response.destroy()),
    fail: () => response.end(`data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}\n\n`),
    end: (reason) => chunk({}, reason),
    refuse: (status, message = 'no', code = undefined) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { message, type: 'server_error', code: code ?? null, param: null } }));
    },
    aborted: new Promise((resolve) => response.once('close', resolve)),
  };
}
