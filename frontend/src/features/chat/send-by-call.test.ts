import { STATUS_OF } from '@beside/common/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { chatCache } from './chat.cache.ts';
import { answer, message, reply, SESSION } from './chat.fixtures.ts';
import { chatThread } from './chat.merge.ts';
import { sendByCall } from './send-by-call.ts';

const QUESTION = { clientMessageId: 'mine', message: 'words 1' };
const stored = message(1, { clientMessageId: 'mine' });
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const failure = (code: keyof typeof STATUS_OF) => json(STATUS_OF[code], { success: false, code, message: code });
const never = new AbortController().signal;

/** Answers posted questions and fetched chats. */
function server(post: () => Response | Promise<Response>, get: () => Response = () => json(200, answer([]))) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return method === 'POST' ? post() : get();
  });
  return calls;
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(chatCache.keys.view(SESSION), chatThread.viewOf(answer([])));
});
afterEach(() => vi.unstubAllGlobals());

it('a call brings the question and its reply', async () => {
  server(() => json(201, { messages: [stored, reply(2)] }));
  expect(await sendByCall(SESSION, QUESTION, never)).toMatchObject({ message: { id: 1 } });
  expect(chatCache.currentView(SESSION)?.pages.flat()).toEqual([stored, reply(2)]);
});

it('a question is sent as soon as a poll has seen it, before its reply', async () => {
  server(() => new Promise(() => undefined));
  const sent = sendByCall(SESSION, QUESTION, never);
  chatCache.upsertMessage(SESSION, stored, false);
  expect(await sent).toEqual({ message: stored });
});

it.each([
  'model_failed',
  'model_timeout',
  'model_refused',
  'interrupted',
  'stopped',
  'budget_reached',
  'internal_error',
] as const)('a reply that ended with %s leaves a stored question, not a refused one', async (code) => {
  const failed = { ...stored, unanswered: code };
  const calls = server(
    () => failure(code),
    () => json(200, answer([failed])),
  );
  expect(await sendByCall(SESSION, QUESTION, never)).toEqual({ message: failed });
  expect(chatCache.currentView(SESSION)?.pages.flat()).toEqual([failed]);
  expect(calls).toEqual([`POST /api/chat/${SESSION}`, `GET /api/chat/${SESSION}`]);
});

it('a question that is not there after all is refused with the reason', async () => {
  server(() => failure('model_failed'));
  await expect(sendByCall(SESSION, QUESTION, never)).rejects.toMatchObject({ code: 'model_failed' });
});

it.each(['conflict', 'not_found', 'validation_failed', 'too_many_requests'] as const)(
  'a question refused with %s is looked for nowhere',
  async (code) => {
    const calls = server(() => failure(code));
    await expect(sendByCall(SESSION, QUESTION, never)).rejects.toMatchObject({ code });
    expect(calls).toHaveLength(1);
  },
);
