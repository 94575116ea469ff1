import { expect, it } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { listen } from '../testing/listen.ts';
import { createModelClient } from './model.client.ts';
import { payerOf } from './payer.ts';

it('a model server that redirects gets no answer: what people wrote goes to no other address', async () => {
  const received: string[] = [];
  const other = await listen((request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  let asked = 0;
  const model = await listen((_request, response) => {
    asked += 1;
    response.writeHead(307, { Location: `${other.url}/elsewhere` }).end();
  });
  try {
    const settings = { apiKey: 'a key', baseUrl: model.url, name: 'test', timeoutMs: 60_000, identitySecret: 'a secret' };
    const reserved = { keys: [], day: '2026-11-29' };
    const budget = { reserve: () => Promise.resolve(reserved), settle: () => Promise.resolve() };
    const client = createModelClient(settings, budget, createLog('silent'));
    const payer = payerOf({ userId: null, ip: '198.51.100.1' });
    const messages = [{ role: 'user' as const, content: 'He must not read this' }];
    const options = { signal: new AbortController().signal, onDelta: () => undefined, onRestart: () => undefined };
    const answer = client.write({ messages, maxTokens: 10, payer }, options, (text) => text);
    await expect(answer).rejects.toMatchObject({ code: 'model_failed' });
    expect(asked).toBe(2);
    expect(received).toEqual([]);
  } finally {
    model.close();
    other.close();
  }
});
