import OpenAI from 'openai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WAIT } from '../../src/testing/wait.ts';
import { type ModelServer, type ModelServerOptions, startModelServer } from './model.server.ts';
import { BODY_MAX } from './request.body.ts';

const SITUATION = 'My sister Ines and I have not spoken for seven months. I want to write to her, but I don’t know how to begin.';
const MESSAGES = [
  { role: 'system' as const, content: 'Task: advice; language: en\nYou are a kind editor.' },
  {
    role: 'user' as const,
    content: JSON.stringify({ category: 'family', adviceStyle: 'empathetic', language: 'en', situation: SITUATION }),
  },
];

let server: ModelServer | undefined;

async function start(options: ModelServerOptions = { tokensPerSecond: Number.POSITIVE_INFINITY }) {
  const started = await startModelServer(options);
  server = started;
  return { started, client: new OpenAI({ apiKey: 'none', baseURL: started.url, maxRetries: 0 }) };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function post(url: string, body: string) {
  return fetch(`${url}/chat/completions`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('model server', () => {
  it('answers the openai client in one piece, with usage', async () => {
    const { started, client } = await start();
    const completion = await client.chat.completions.create({ model: 'any', messages: MESSAGES });
    expect(completion.object).toBe('chat.completion');
    expect(completion.model).toBe('any');
    expect(completion.choices[0]?.finish_reason).toBe('stop');
    const advice: unknown = JSON.parse(completion.choices[0]?.message.content ?? '');
    expect(Object.keys(advice as object)).toEqual(['understanding', 'recommendations', 'example', 'encouragement']);
    const usage = completion.usage;
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
    expect(started.calls()).toBe(1);
  });

  it('streams the same text: role first, small pieces, finish, usage', async () => {
    const { client } = await start();
    const whole = await client.chat.completions.create({ model: 'any', messages: MESSAGES });
    const stream = await client.chat.completions.create({
      model: 'any',
      messages: MESSAGES,
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = await collect(stream);
    expect(chunks[0]?.choices[0]?.delta.role).toBe('assistant');
    const pieces = chunks.slice(1).map((chunk) => chunk.choices[0]?.delta.content ?? '');
    expect(pieces.join('')).toBe(whole.choices[0]?.message.content);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(8);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.at(-1)?.choices).toEqual([]);
    expect(chunks.at(-1)?.usage?.completion_tokens).toBe(whole.usage?.completion_tokens);
    expect(chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true);
  });

  it('ends the event stream with [DONE], and sends no usage unless asked', async () => {
    const { started } = await start();
    const response = await post(started.url, JSON.stringify({ model: 'any', messages: MESSAGES, stream: true }));
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await response.text();
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(text).not.toContain('"usage"');
  });

  it('works with the stream helper and a JSON schema', async () => {
    const { client } = await start();
    const json_schema = { name: 'advice', strict: true, schema: { type: 'object' } };
    const stream = client.chat.completions.stream({
      model: 'any',
      messages: MESSAGES,
      response_format: { type: 'json_schema', json_schema },
    });
    const completion = await stream.finalChatCompletion();
    expect(JSON.parse(completion.choices[0]?.message.content ?? '')).toHaveProperty('recommendations');
  });

  it('stops at the limit of tokens and says so', async () => {
    const { client } = await start();
    for (const limit of [{ max_completion_tokens: 7 }, { max_tokens: 7 }]) {
      const completion = await client.chat.completions.create({ model: 'any', messages: MESSAGES, ...limit });
      expect(completion.choices[0]?.finish_reason).toBe('length');
      expect(completion.usage?.completion_tokens).toBe(7);
    }
  });

  it('stops writing when the client disconnects', async () => {
    const { started, client } = await start({ tokensPerSecond: 10, firstTokenMs: 0 });
    const abort = new AbortController();
    const stream = await client.chat.completions.create(
      { model: 'any', messages: MESSAGES, stream: true },
      { signal: abort.signal },
    );
    for await (const chunk of stream) {
      if (chunk.choices[0]?.delta.content) break;
    }
    expect(started.active()).toBe(1);
    abort.abort();
    // At ten tokens a second the text would take most of a minute, so only stopping ends it in time.
    await vi.waitFor(() => expect(started.active()).toBe(0), WAIT);
  });

  it('stops waiting for an answer in one piece when the client disconnects', async () => {
    const { started, client } = await start({ tokensPerSecond: 10, firstTokenMs: 60_000 });
    const abort = new AbortController();
    const asked = client.chat.completions.create({ model: 'any', messages: MESSAGES }, { signal: abort.signal });
    await vi.waitFor(() => expect(started.active()).toBe(1), WAIT);
    abort.abort();
    await expect(asked).rejects.toThrow(OpenAI.APIUserAbortError);
    await vi.waitFor(() => expect(started.active()).toBe(0), WAIT);
  });

  it('closes with streams under way', async () => {
    const { started, client } = await start({ tokensPerSecond: 1, firstTokenMs: 0 });
    const stream = await client.chat.completions.create({ model: 'any', messages: MESSAGES, stream: true });
    await started.close();
    expect(started.active()).toBe(0);
    await expect(collect(stream)).rejects.toThrow();
  });

  it('lists a model', async () => {
    const { client } = await start();
    const models = await collect(client.models.list());
    expect(models.map((model) => model.object)).toEqual(['model']);
  });

  it.each([
    ['malformed JSON', '{"messages": [', null],
    ['no object', '[]', null],
    ['no messages', '{"model": "any"}', 'messages'],
    ['empty messages', '{"messages": []}', 'messages'],
    ['messages of a wrong type', '{"messages": "hello"}', 'messages'],
    ['a message without a role', '{"messages": [{"content": "hello"}]}', 'messages[0].role'],
    ['content of a wrong type', '{"messages": [{"role": "user", "content": 4}]}', 'messages[0].content'],
    ['a limit of zero', '{"messages": [{"role": "user", "content": "a"}], "max_tokens": 0}', 'max_tokens'],
  ])('refuses %s with 400 and goes on', async (_, body, param) => {
    const { started, client } = await start();
    const response = await post(started.url, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', param, message: expect.any(String) } });
    expect(started.calls()).toBe(0);
    await expect(client.chat.completions.create({ model: 'any', messages: MESSAGES })).resolves.toBeDefined();
  });

  it('sends errors that the openai client knows', async () => {
    const { started, client } = await start();
    await expect(client.chat.completions.create({ model: 'any', messages: [] })).rejects.toThrow(OpenAI.BadRequestError);
    await expect(client.embeddings.create({ model: 'any', input: 'a' })).rejects.toThrow(OpenAI.NotFoundError);
    expect((await fetch(`${started.url}/chat/completions`)).status).toBe(405);
  });

  it('refuses a body over the limit with 413', async () => {
    const { started } = await start();
    const content = 'a'.repeat(BODY_MAX);
    const response = await post(started.url, JSON.stringify({ messages: [{ role: 'user', content }] }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'request_too_large' } });
  });

  it('takes content in parts', async () => {
    const { client } = await start();
    const content = [{ type: 'text' as const, text: 'What if she never answers me?' }];
    const completion = await client.chat.completions.create({ model: 'any', messages: [{ role: 'user', content }] });
    expect(completion.choices[0]?.message.content).toContain('What if she never answers me');
  });

  it('writes many streams side by side, each complete', async () => {
    const { client } = await start({ tokensPerSecond: 20_000, firstTokenMs: 10 });
    const ask = async () => {
      const stream = await client.chat.completions.create({ model: 'any', messages: MESSAGES, stream: true });
      return (await collect(stream)).map((chunk) => chunk.choices[0]?.delta.content ?? '').join('');
    };
    const texts = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(texts).size).toBe(1);
    expect(() => JSON.parse(texts[0] ?? '')).not.toThrow();
  });
});
