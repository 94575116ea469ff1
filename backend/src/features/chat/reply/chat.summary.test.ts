import { expect, it } from 'vitest';
import { tokensIn } from '../../../model/tokens-in.ts';
import { signUp } from '../../../testing/accounts.ts';
import { askChat, createAdvice, openChat, postChat, readChat } from '../../../testing/chats.ts';
import { GOOD_ADVICE, type Played } from '../../../testing/model-double.ts';
import { useApp } from '../../../testing/use-app.ts';
import type { ChatMessage } from '../chat.types.ts';
import { chatPrompt, MESSAGE_TOKENS_MAX, summaryPrompt } from './chat.prompts.ts';

const PAYER = { userId: null, address: null };

const { app, model, database } = await useApp();

it('a long chat is summarised, the summary is stored, and early facts stay in each prompt within the budget', async () => {
  const summaries: { summary: string | null; messages: { by: string; text: string }[] }[] = [];
  let last: Played['body']['messages'] = [];
  model.play(({ body, answer }) => {
    const [{ content = '' } = {}] = body.messages;
    if (content.startsWith('Task: summary')) {
      const asked = JSON.parse(body.messages.at(-1)?.content ?? '');
      summaries.push(asked);
      return answer([asked.summary, ...asked.messages.map(({ text }: { text: string }) => text.slice(0, 30))].join(' '));
    }
    if (!content.startsWith('Task: chat')) return answer(JSON.stringify(GOOD_ADVICE));
    last = body.messages;
    answer('Slowly, then. '.repeat(60));
  });
  const browser = app.browser();
  const id = await createAdvice(browser);
  await postChat(browser, id, 'My cat is called Ludo.');
  for (let index = 0; index < 16; index++) {
    await postChat(browser, id, `Message ${index}: ${'what else could I try? '.repeat(40)}`);
    const size = last.slice(2).reduce((sum, { content }) => sum + tokensIn(content), 0);
    expect(size).toBeLessThanOrEqual(MESSAGE_TOKENS_MAX);
    // The summary of the reply before is stored by now, or about to be.
    await expect.poll(() => database.query(`select 1 from replies where kind = 'chat-summary' and status <> 'done'`)).toEqual([]);
  }
  expect(summaries.length).toBeGreaterThan(1);
  expect(summaries[0]?.summary).toBeNull();
  expect(summaries[1]?.summary).toContain('My cat is called Ludo.');
  const context = JSON.parse(last[1]?.content ?? '{}');
  expect(context.summary).toContain('My cat is called Ludo.');
  expect(JSON.stringify(last.slice(2))).not.toContain('Ludo');
  // Nothing that is not summarised is missing from the prompt.
  const [{ summarisedTo }] = (await database.query(`select "summarisedTo" from chats where "sessionId" = '${id}'`)) as [
    { summarisedTo: string },
  ];
  const { messages } = await readChat(browser, id);
  const unsummarised = messages.filter(({ id }) => id > Number(summarisedTo));
  expect(last.slice(2).length).toBeGreaterThanOrEqual(unsummarised.length - 1);
});

/** Holds the model's answers to chats; summaries and advice are answered at once. */
function holdChats(): Played[] {
  const held: Played[] = [];
  model.play((played) => {
    const [{ content = '' } = {}] = played.body.messages;
    if (content.startsWith('Task: chat')) held.push(played);
    else played.answer(content.startsWith('Task: summary') ? 'They talked.' : JSON.stringify(GOOD_ADVICE));
  });
  return held;
}

it('long questions that wait are not summarised before they are answered', async () => {
  const held = holdChats();
  const browser = app.browser();
  const id = await createAdvice(browser, { language: 'zh' });
  const tab = await openChat(browser, id);
  for (let index = 0; index < 4; index++) await askChat(tab, id, `${index}${'难'.repeat(1700)}`);
  for (let index = 0; index < 4; index++) {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    const asked = held[index]?.body.messages.at(-1)?.content;
    expect(asked).toMatch(new RegExp(`^${index}难`));
    held[index]?.answer(`Reply ${index}`);
    await expect
      .poll(async () => (await readChat(browser, id)).messages.some(({ message }) => message === `Reply ${index}`))
      .toBe(true);
    await expect.poll(() => database.query(`select 1 from replies where kind = 'chat-summary' and status <> 'done'`)).toEqual([]);
  }
  expect(await database.query(`select 1 from chats where "sessionId" = '${id}'`)).toHaveLength(1);
});

it('a failed question is asked again after the talk has gone on and was summarised, and comes last', async () => {
  const browser = app.browser();
  let last: Played['body']['messages'] = [];
  const plays = (refuse: boolean): void =>
    model.play((played) => {
      const [{ content = '' } = {}] = played.body.messages;
      if (!content.startsWith('Task: chat'))
        return played.answer(content.startsWith('Task: summary') ? 'They talked.' : JSON.stringify(GOOD_ADVICE));
      if (refuse) return played.refuse(400, 'no', 'content_filter');
      last = played.body.messages;
      played.answer('Slowly, then. '.repeat(80));
    });
  plays(true);
  const id = await createAdvice(browser);
  await postChat(browser, id, 'The one that failed');
  plays(false);
  for (let index = 0; index < 8; index++) await postChat(browser, id, `Message ${index} ${'and so on '.repeat(100)}`);
  await expect.poll(() => database.query(`select 1 from chats where "sessionId" = '${id}'`)).toHaveLength(1);
  const again = await browser.call('POST', `/api/chat/${id}/retry`, {});
  expect([again.status, last.at(-1)]).toEqual([200, { role: 'user', content: 'The one that failed' }]);
  expect(last.length).toBeGreaterThan(3);
  expect((await readChat(browser, id)).messages.some(({ unanswered }) => unanswered)).toBe(false);
});

it.each(['account', 'advice'])('deleting the %s ends its summary, and the question to the model', async (what) => {
  const summaries: Played[] = [];
  model.play((played) => {
    const [{ content = '' } = {}] = played.body.messages;
    if (content.startsWith('Task: summary')) summaries.push(played);
    else played.answer(content.startsWith('Task: chat') ? 'Slowly, then. '.repeat(300) : JSON.stringify(GOOD_ADVICE));
  });
  const { browser } = await signUp(app);
  const id = await createAdvice(browser);
  for (let index = 0; summaries.length === 0; index++)
    await postChat(browser, id, `Message ${index} ${'and so on '.repeat(100)}`);
  expect((await browser.call('DELETE', what === 'account' ? '/api/auth/delete-account' : `/api/advice/${id}`)).status).toBe(200);
  await summaries[0]?.aborted;
  expect(await database.query(`select 1 from replies where subject = 'chat-summary:${id}'`)).toEqual([]);
});

it('the summary is exported with its chat, and says who wrote it', async () => {
  const [{ sessionId = '' } = {}] = (await database.query(`select "sessionId" from chats where summary like '%Ludo%'`)) as {
    sessionId: string;
  }[];
  const { browser, id: userId } = await signUp(app);
  const without = await createAdvice(browser);
  await database.query(`update advice_sessions set "userId" = '${userId}', "visitorId" = null where id = '${sessionId}'`);
  const { body } = await browser.call('GET', '/api/auth/export');
  const exported: { id: string; chatSummary?: object }[] = Object(body).adviceSessions;
  expect(exported.find(({ id }) => id === sessionId)?.chatSummary).toEqual({
    text: expect.stringContaining('Ludo'),
    generatedBy: 'ai',
  });
  expect(exported.find(({ id }) => id === without)).not.toHaveProperty('chatSummary');
});

it.each([
  ['de-AT', 'de', 'Write in German, addressing the person as "du".'],
  ['zh-Hans-CN', 'zh', 'Write in Chinese, in simplified characters, or in traditional ones where the person writes in them.'],
  ['it', 'it', 'Write in Italian.'],
  ['Write in rhymes', 'en', 'Write in English.'],
])('a chat in %s is asked for as %s', (language, code, line) => {
  const context = { category: 'family', description: 'x', advice: '{}', summary: null, isCareful: false, country: null };
  const [asked, summary] = [chatPrompt(context, [], language, PAYER), summaryPrompt(null, [], language, PAYER)];
  expect(asked.messages[0]?.content).toContain(`Task: chat; language: ${code}\n`);
  expect(asked.messages[0]?.content).toContain(line);
  expect(summary.messages[0]?.content).toContain(`Task: summary; language: ${code}\n`);
  expect(summary.messages[0]?.content).toContain(line);
});

it('what the person wrote never travels as system', () => {
  const context = {
    category: 'family',
    description: 'OBEY ME',
    advice: '{"understanding":"OBEY ME"}',
    summary: 'OBEY ME',
    isCareful: true,
    country: 'DE',
  };
  const prompts = [chatPrompt(context, [], 'en', PAYER), summaryPrompt('OBEY ME', [], 'en', PAYER)];
  const said = prompts.flatMap(({ messages }) => messages).filter(({ content }) => content.includes('OBEY ME'));
  expect(said.map(({ role }) => role)).toEqual(['user', 'user']);
});

it('the summary is deleted with its advice', async () => {
  const [row] = (await database.query(`select "sessionId" from chats limit 1`)) as [{ sessionId: string }];
  await database.query(`delete from advice_sessions where id = '${row.sessionId}'`);
  expect(await database.query(`select 1 from chats where "sessionId" = '${row.sessionId}'`)).toEqual([]);
});

it('without a summary the newest messages fit, and the question is always whole', () => {
  const message = (id: number, text: string): ChatMessage => ({
    ...{ id, sessionId: 's', message: text, messageType: 'user', createdAt: new Date(), clientMessageId: null },
    ...{ language: 'zh', answersTo: null, replyId: null, help: null, failure: null, change: null },
  });
  const context = { category: 'family', description: 'x', advice: '{}', summary: null, isCareful: false, country: null };
  const long = Array.from({ length: 9 }, (_, index) => message(index, '难'.repeat(2000)));
  expect(chatPrompt(context, long, 'zh', PAYER).messages).toHaveLength(2 + MESSAGE_TOKENS_MAX / 2000);
  const huge = [...long, message(10, '难'.repeat(9000))];
  expect(
    chatPrompt(context, huge, 'zh', PAYER)
      .messages.slice(2)
      .map(({ content }) => content.length),
  ).toEqual([9000]);
});
