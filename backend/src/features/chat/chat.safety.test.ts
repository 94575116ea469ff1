import { expect, it } from 'vitest';
import { askChat, createAdvice, messagesIn, nextChatPush, openChat, postChat, readChat, textsOf } from '../../testing/chats.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import { useApp } from '../../testing/use-app.ts';
import { acceptReply, readReply } from './chat.reading.ts';

const { app, model, database } = await useApp();
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
  ['[danger: violence]', { danger: 'violence' }],
  ['  [DANGER:child] and more', { danger: 'child' }],
  ['[danger: self-harm]', { danger: 'self_harm' }],
  ['[danger: abuse | self_harm]', { danger: 'abuse' }],
  ['[danger: child abuse]', { danger: 'child' }],
  ['[danger：自杀]', { danger: 'self_harm' }],
  ['**[danger: abuse]**', { danger: 'abuse' }],
  ['`[danger: abuse]`', { danger: 'abuse' }],
  ['"[danger: abuse]"', { danger: 'abuse' }],
  ['- [danger: abuse', { danger: 'abuse' }],
  ['I am sorry.\n\n[danger: abuse]', { danger: 'abuse' }],
  ['You wrote [danger: none] yourself.', { text: 'You wrote [danger: none] yourself.' }],
  // An unknown kind is still danger.
  ['[danger: despair]', { danger: 'self_harm' }],
  ['[danger: none] Dear Maya', { text: 'Dear Maya' }],
  ['I see no danger here.', { text: 'I see no danger here.' }],
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
});
