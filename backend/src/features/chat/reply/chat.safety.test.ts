import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  askChat,
  createAdvice,
  messagesIn,
  nextChatPush,
  openChat,
  postChat,
  readChat,
  textsOf,
} from '../../../testing/chats.ts';
import { POSSIBLE_TEXT } from '../../../testing/danger-texts.ts';
import { GOOD_ADVICE, type Played } from '../../../testing/model-double.ts';
import { useApp } from '../../../testing/use-app.ts';
import { CAREFUL_LINE } from '../../safety/safety.service.ts';
import { acceptReply, readReply } from './chat.reading.ts';

const { app, model, database } = await useApp();
const judged = (level: string, kind: string | null): string => JSON.stringify({ danger: { level, kind, whose: null } });
const plays = (answer: string): void =>
  model.play((played: Played) =>
    played.answer(played.body.messages[0]?.content.startsWith('Task: chat') ? answer : JSON.stringify(GOOD_ADVICE)),
  );

it('danger is answered with help at once, without the model, and the talk goes on', async () => {
  plays('Gladly.');
  const browser = app.browser();
  const id = await createAdvice(browser);
  const before = model.calls();
  const answer = await postChat(browser, id, 'I want to kill myself tonight', { country: 'gb' });
  expect(answer).toMatchObject({ status: 201, body: { help: { level: 'certain', kind: 'self_harm', country: 'GB' } } });
  const [question, help] = messagesIn(answer);
  expect(question).not.toHaveProperty('help');
  expect(help).toMatchObject({ messageType: 'ai', help: { level: 'certain', kind: 'self_harm', country: 'GB' } });
  expect(help?.message).toContain('116 123');
  // Our own words: no model wrote them.
  expect(help).not.toHaveProperty('generatedBy');
  expect(model.calls()).toBe(before);
  expect(textsOf({ messages: messagesIn(await postChat(browser, id, 'Thank you')) })).toEqual(['Thank you', 'Gladly.']);
  expect((await readChat(browser, id)).messages[1]).toEqual(help);
});

it('help reaches every open page, in the language of the question', async () => {
  plays('Gladly.');
  const browser = app.browser();
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  const pushed = nextChatPush(tab, 'chat:message', ({ message }) => message.help !== undefined);
  const sent = await askChat(tab, id, 'Ich will nicht mehr leben, ich bringe mich um', { language: 'de', country: 'DE' });
  expect(sent.help).toEqual({ level: 'certain', kind: 'self_harm', country: 'DE' });
  expect((await pushed).message).toMatchObject({ language: 'de', help: { level: 'certain', kind: 'self_harm', country: 'DE' } });
});

it('danger that only the model sees is answered with help, and its mark is never shown', async () => {
  plays('[danger: abuse]');
  const browser = app.browser();
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  const answer = await postChat(browser, id, 'It has got worse since Sunday.', { country: 'NL' });
  const [, help] = messagesIn(answer);
  expect(help).toMatchObject({ help: { level: 'certain', kind: 'abuse', country: 'NL' } });
  expect(answer.body.help).toEqual({ level: 'certain', kind: 'abuse', country: 'NL' });
  expect(JSON.stringify(tab.frames)).not.toContain('[danger');
  expect(await database.query(`select 1 from chat_messages where message like '%[danger%'`)).toEqual([]);
});

it('a failure names help, where no danger was found', async () => {
  plays('');
  const browser = app.browser();
  const id = await createAdvice(browser);
  const { status, body } = await postChat(browser, id, 'And then?', { country: 'fr' });
  expect([status, body.help]).toEqual([503, { level: 'always', kind: 'self_harm', country: 'FR' }]);
});

it('asking again is answered with the help of the country that is given', async () => {
  model.play((played) =>
    played.body.messages[0]?.content.startsWith('Task: chat')
      ? played.refuse(400, 'no', 'content_filter')
      : played.answer(JSON.stringify(GOOD_ADVICE)),
  );
  const browser = app.browser();
  const id = await createAdvice(browser);
  expect((await postChat(browser, id, 'It has got worse.')).status).toBe(503);
  plays('[danger: abuse]');
  const again = await browser.call('POST', `/api/chat/${id}/retry`, { country: 'fr' });
  expect(again).toMatchObject({ status: 200, body: { help: { level: 'certain', kind: 'abuse', country: 'FR' } } });
});

it.each([
  ['[danger: violence]', { text: null, danger: { level: 'certain', kind: 'violence' } }],
  ['  [DANGER:child] and more', { text: null, danger: { level: 'certain', kind: 'child' } }],
  ['[danger: self-harm]', { text: null, danger: { level: 'certain', kind: 'self_harm' } }],
  ['[danger: abuse | self_harm]', { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  ['[danger: child abuse]', { text: null, danger: { level: 'certain', kind: 'child' } }],
  ['[danger：自杀]', { text: null, danger: { level: 'certain', kind: 'self_harm' } }],
  ['**[danger: abuse]**', { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  ['`[danger: abuse]`', { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  ['"[danger: abuse]"', { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  ['- [danger: abuse', { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  ['I am sorry.\n\n[danger: abuse]', { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  ['You wrote [danger: none] yourself.', { text: 'You wrote [danger: none] yourself.', danger: null }],
  // An unknown kind is still danger.
  ['[danger: despair]', { text: null, danger: { level: 'certain', kind: 'self_harm' } }],
  ['[danger: none] Dear Maya', { text: 'Dear Maya', danger: null }],
  [`${judged('possible', 'abuse')}\nDear Maya`, { text: 'Dear Maya', danger: { level: 'possible', kind: 'abuse' } }],
  [judged('certain', 'child'), { text: null, danger: { level: 'certain', kind: 'child' } }],
  [`${judged('none', null)}\n[danger: abuse]`, { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  [`I hear you.\n\n${judged('possible', 'abuse')}`, { text: 'I hear you.', danger: { level: 'possible', kind: 'abuse' } }],
  [`I hear you.\n${judged('certain', 'abuse')}`, { text: null, danger: { level: 'certain', kind: 'abuse' } }],
  [`${judged('none', null)}\n${judged('possible', 'child')}\nHi.`, { text: 'Hi.', danger: { level: 'possible', kind: 'child' } }],
  ['I see no danger here.', { text: 'I see no danger here.', danger: null }],
])('%s is read as %o', (text, wanted) => expect(acceptReply(text)).toEqual(wanted));

it('a growing reply shows nothing until it cannot be the mark of danger', () => {
  const shown = (...deltas: string[]): string[] => {
    const reading = readReply();
    return deltas.map((delta) => {
      reading.append(delta);
      return reading.view();
    });
  };
  expect(shown('[', 'dan', 'ger: ', 'abuse]', ' and')).toEqual(['', '', '', '', '']);
  expect(shown('[', 'da', 'ily] note')).toEqual(['', '', '[daily] note']);
  expect(shown('I am sorry.\n', '**[', 'danger:', ' abuse]** Call')).toEqual([
    'I am sorry.\n',
    'I am sorry.',
    'I am sorry.',
    'I am sorry.',
  ]);
  expect(shown('Dear', ' you')).toEqual(['Dear', 'Dear you']);
  expect(shown('{"danger":{"lev', 'el":"none"}}\n', 'Dear')).toEqual(['', '', 'Dear']);
  expect(shown(judged('certain', 'abuse'), '\nDear')).toEqual(['', '']);
  expect(shown('Dear.\n{"dan', `ger":{"level":"possible"}}`, ' you')).toEqual(['Dear.\n', 'Dear.\n', 'Dear.\nyou']);
});

it('a growing reply is judged once its beginning shows it', () => {
  const isJudged = (text: string) => {
    const reading = readReply();
    reading.append(text);
    return reading.isJudged?.();
  };
  for (const open of ['', '{"danger":{"lev', '[dan']) expect(isJudged(open), open).toBeUndefined();
  for (const judgement of [`${judged('none', null)}\n`, '[danger: abuse]']) expect(isJudged(judgement), judgement).toBe(true);
  expect(isJudged('Dear')).toBe(false);
});

it('possible danger that the safety check sees: help beside the question at once, a careful model, the reply, and the talk after it', async () => {
  const asked: string[] = [];
  model.play((played) => {
    const [system] = played.body.messages;
    if (!system?.content.startsWith('Task: chat')) return played.answer(JSON.stringify(GOOD_ADVICE));
    asked.push(system.content);
    return asked.length === 1
      ? played.refuse(400, 'no', 'content_filter')
      : played.answer(`${judged('possible', 'abuse')}\nGladly.`);
  });
  const browser = app.browser();
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  const help = { level: 'possible', kind: 'self_harm', country: 'GB' };
  const failed = nextChatPush(tab, 'chat:failed');
  const sent = await askChat(tab, id, POSSIBLE_TEXT, { country: 'GB' });
  expect(sent).toMatchObject({ help, message: { help } });
  expect(await failed).toMatchObject({ code: 'model_refused', help });
  expect((await readChat(browser, id)).messages).toMatchObject([{ unanswered: 'model_refused', help }]);
  const again = await browser.call('POST', `/api/chat/${id}/retry`, { country: 'gb' });
  expect(again.body).toMatchObject({ help, messages: [{ message: 'Gladly.', generatedBy: 'ai' }] });
  // The question has the card: its reply has it no second time.
  expect(messagesIn(again)[0]).not.toHaveProperty('help');
  const next = await postChat(browser, id, 'And what about the dog?');
  expect(messagesIn(next)).toMatchObject([
    {},
    { message: 'Gladly.', help: { level: 'possible', kind: 'abuse' }, generatedBy: 'ai' },
  ]);
  expect(messagesIn(next)[0]).not.toHaveProperty('help');
  for (const system of asked) expect(system).toContain(CAREFUL_LINE);
  const stranger = await postChat(app.browser(), id, POSSIBLE_TEXT);
  expect([stranger.status, stranger.body.help]).toEqual([404, undefined]);
  const { text } = await browser.call('GET', `/api/advice/${id}/download`);
  expect(text).toContain('**Where to get help**\n\n- Samaritans: 116 123\n- Emergency: 999');
});

it('a model without the format is asked about danger beside its reply; what help has answered is not asked about again', async () => {
  const judged: string[][] = [];
  const answers = ['{"level":"possible","kind":"abuse"}', '{"level":"certain","kind":"child"}', 'rubbish'];
  plays('Gladly.');
  const browser = app.browser();
  const id = await createAdvice(browser, { country: 'NL' });
  model.judge((request) => {
    const { written } = JSON.parse(request.body.messages[1]?.content ?? '');
    judged.push(written.map(({ text }: { text: string }) => text));
    request.answer(answers.shift() ?? '');
  });
  const replies = [];
  for (const message of ['One thing.', 'Two things.', 'Three things.'])
    replies.push(messagesIn(await postChat(browser, id, message, { country: 'NL' }))[1]);
  expect(replies).toMatchObject([
    { message: 'Gladly.', help: { level: 'possible', kind: 'abuse', country: 'NL' }, generatedBy: 'ai' },
    { help: { level: 'certain', kind: 'child', country: 'NL' } },
    { message: 'Gladly.', generatedBy: 'ai' },
  ]);
  expect(replies[1]).not.toHaveProperty('generatedBy');
  expect(replies[2]).not.toHaveProperty('help');
  expect(judged).toEqual([['One thing.'], ['Two things.'], ['Three things.']]);
});

it('what the small question finds outlives a reply that fails: help in its place, or beside the question', async () => {
  const browser = app.browser();
  plays('');
  const id = await createAdvice(browser);
  const tab = await openChat(browser, id);
  model.judge((request) => request.answer('{"level":"possible","kind":"abuse"}'));
  const help = { level: 'possible', kind: 'abuse', country: 'FR' };
  const failed = nextChatPush(tab, 'chat:failed');
  const clientMessageId = randomUUID();
  expect(await postChat(browser, id, 'One thing.', { country: 'fr', clientMessageId })).toMatchObject({
    status: 503,
    body: { help },
  });
  expect(await failed).toMatchObject({ code: 'model_failed', help });
  expect((await readChat(browser, id)).messages).toMatchObject([{ unanswered: 'model_failed', help }]);
  model.judge((request) => request.answer('{"level":"certain","kind":"child"}'));
  const again = await browser.call('POST', `/api/chat/${id}/retry`, { country: 'fr' });
  const certain = { level: 'certain', kind: 'child', country: 'FR' };
  expect(again).toMatchObject({ status: 200, body: { help: certain, messages: [{ help: certain }] } });
  // The same question again names the graver help, too.
  expect((await askChat(tab, id, 'One thing.', { clientMessageId })).help).toEqual(certain);
});
