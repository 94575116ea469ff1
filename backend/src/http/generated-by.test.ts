import * as adviceViews from '@beside/common/advice/advice.views';
import * as chatViews from '@beside/common/chat/chat.views';
import * as couplesViews from '@beside/common/couples/couples.views';
import { PUSHES } from '@beside/common/events';
import * as translationViews from '@beside/common/translation/translation.views';
import { describe, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { adviceRequest, generate, nextEvent } from '../testing/advice-requests.ts';
import { createCouple, nextPush, openPage, poll, roomIn, say } from '../testing/couples.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import { useApp } from '../testing/use-app.ts';

/*
 * What a machine wrote says so wherever it leaves us (EU AI Act, Article 50). The first part lists the views that carry such
 * text, and fails for a new one without the mark; the second runs the product, and looks at what browsers receive.
 */
const { app, model } = await useApp();
const DANGER = 'I want to kill myself tonight.';

/** The views with text of the model, each marked in itself. */
const SURFACES = [
  'AdviceHistoryItem',
  'AdviceProgress',
  'AdviceSessionView',
  'AdviceWatched',
  'ChatDelta',
  'ChatMessageView',
  'ChatReplySoFar',
  'CouplesDelta',
  'CouplesMessageView',
  'CouplesReplySoFar',
  'CouplesTranslated',
  'CouplesTranslation',
  'TranslationsAnswer',
];

/** Something that waits until the test goes on. */
function gate(): { opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

interface Shape {
  entries?: Record<string, unknown>;
  item?: unknown;
  wrapped?: unknown;
}
const shapeOf = (schema: unknown): Shape => Object(schema);

/** Fields that hold text of the model, in an object with such fields. */
const carries = (names: string[]): boolean =>
  names.some((name) => ['advice', 'text', 'translations'].includes(name)) ||
  (names.includes('message') && names.includes('messageType'));

/** The objects in a view that carry text of the model without a mark. */
function unmarked(name: string, schema: unknown): string[] {
  const { entries, item, wrapped } = shapeOf(schema);
  if (item) return unmarked(name, item);
  if (wrapped) return unmarked(name, wrapped);
  if (!entries) return [];
  const fields = Object.keys(entries);
  const own = carries(fields) && !fields.includes('generatedBy') ? [name] : [];
  return [...own, ...Object.entries(entries).flatMap(([field, entry]) => unmarked(`${name}.${field}`, entry))];
}

describe('the views', () => {
  it('that carry text of the model are these', () => {
    const all = { ...adviceViews, ...chatViews, ...couplesViews, ...translationViews };
    const marked = Object.entries(all).filter(([, view]) => 'generatedBy' in Object(shapeOf(view).entries));
    expect(marked.map(([name]) => name).sort()).toEqual(SURFACES);
  });

  it('of every call, event and push mark it', () => {
    const answers = app.declared.flatMap(({ name, answers: view }) => (view ? [{ name, view }] : []));
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.flatMap(({ name, view }) => unmarked(name, view))).toEqual([]);
    expect(Object.entries(PUSHES).flatMap(([name, view]) => unmarked(name, view))).toEqual([]);
  });

  it('are searched in depth', () => {
    const mutilated = { entries: { page: { wrapped: { item: { entries: { message: {}, messageType: {} } } } } } };
    expect(unmarked('call', mutilated)).toEqual(['call.page']);
  });
});

describe('advice', () => {
  it('is marked in the answer, when read again, while it is written and when it is watched', async () => {
    const { browser } = await signUp(app);
    const socket = await browser.socket();
    const request = adviceRequest();
    const { requestId } = request;
    const [watched, read] = [gate(), gate()];
    const whole = JSON.stringify(GOOD_ADVICE);
    const cut = whole.indexOf('"recommendations"');
    model.play(async (played) => {
      await watched.opened;
      played.send(whole.slice(0, cut));
      await read.opened;
      played.answer(whole.slice(cut));
    });
    const progress = nextEvent<object>(socket, 'advice:progress', (push) => 'understanding' in Object(Object(push).advice));
    const ready = nextEvent<object>(socket, 'advice:ready');
    const watching = socket.emitWithAck('advice:watch', { requestId });
    const answer = generate(browser, request);
    await watching;
    watched.open();
    expect(await progress).toMatchObject({ generatedBy: 'ai' });
    expect(await socket.emitWithAck('advice:watch', { requestId })).toMatchObject({ success: true, generatedBy: 'ai' });
    read.open();
    const session = { session: { generatedBy: 'ai' } };
    expect(await ready).toMatchObject(session);
    const { body } = await answer;
    expect(body).toMatchObject(session);
    const { body: again } = await browser.call('GET', `/api/advice/${Object(body.session).id}`);
    expect(again).toMatchObject(session);
    expect(await socket.emitWithAck('advice:watch', { requestId })).toMatchObject({ generatedBy: 'ai', ...session });
  });

  it('that the safety check answered is not marked', async () => {
    const { browser } = await signUp(app);
    const socket = await browser.socket();
    const request = adviceRequest({ description: DANGER });
    const { body } = await generate(browser, request);
    expect(Object(body.session).advice).toContain('"help"');
    expect(Object(body.session)).not.toHaveProperty('generatedBy');
    const watched = await socket.emitWithAck('advice:watch', { requestId: request.requestId });
    expect(watched).toMatchObject({ success: true, session: { advice: expect.stringContaining('"help"') } });
    expect(watched).not.toHaveProperty('generatedBy');
    const { body: data } = await browser.call('GET', '/api/auth/export');
    expect(Object(data).adviceSessions).toMatchObject([{ description: DANGER }]);
    expect(Object(data).adviceSessions[0]).not.toHaveProperty('generatedBy');
  });
});

describe('couples', () => {
  it('mark the counsellor’s words and translations, and no person’s', async () => {
    const read = gate();
    model.play(async (played) => {
      const [system, texts] = played.body.messages;
      if (system?.content.startsWith('Task: translate'))
        return played.answer(JSON.stringify({ translations: { t0: JSON.parse(texts?.content ?? '').texts.t0 } }));
      played.send('You are both talking of one long Sunday, ');
      await read.opened;
      played.answer('I hear you both.');
    });
    const { token, creator, partner } = await createCouple(app);
    const hers = await openPage(creator.browser, token, { language: 'en' });
    const his = await openPage(partner, token, { language: 'nl' });
    // The first one may have no text yet.
    const delta = nextPush(hers.socket, 'couples:delta', ({ text }) => text !== '');
    const done = nextPush(hers.socket, 'couples:done');
    const translated = nextPush(his.socket, 'couples:translation', ({ text }) => text.includes('both'));
    const said = await say(hers.socket, token, 'What do you think, @counsellor?', { language: 'en' });
    expect(said).not.toHaveProperty('generatedBy');
    expect(await delta).toMatchObject({ generatedBy: 'ai' });
    expect(await openPage(partner, token)).toMatchObject({
      room: { reply: { text: 'You are both talking of one long Sunday, ', generatedBy: 'ai' } },
    });
    expect(roomIn(await poll(partner, token)).reply).toMatchObject({ generatedBy: 'ai' });
    read.open();
    expect((await done).message).toMatchObject({ messageType: 'ai', generatedBy: 'ai' });
    expect(await translated).toMatchObject({ generatedBy: 'ai' });

    const { messages } = roomIn(await poll(partner, token, '?language=nl'));
    expect(messages.map(({ generatedBy }) => generatedBy)).toEqual([undefined, 'ai']);
    expect(messages.map(({ translation }) => translation?.generatedBy)).toEqual(['ai', 'ai']);
    const { body } = await creator.browser.call('GET', '/api/auth/export');
    const [question, reply] = Object(body).couplesSessions[0].messages;
    expect(question).not.toHaveProperty('generatedBy');
    expect(question).toMatchObject({ translations: { nl: expect.any(String) }, translationsGeneratedBy: 'ai' });
    expect(reply).toMatchObject({ message: 'You are both talking of one long Sunday, I hear you both.', generatedBy: 'ai' });
  });
});

describe('the other calls', () => {
  it('mark translations', async () => {
    model.play((played) => played.answer(JSON.stringify({ translations: { t0: 'Hallo' } })));
    for (const path of ['/api/translate', '/api/translate-fast']) {
      const { body } = await app.browser().call('POST', path, { translations: { a: 'Hello' }, targetLanguage: 'Dutch' });
      expect(body).toMatchObject({ translations: { a: 'Hallo' }, generatedBy: 'ai' });
    }
  });

  it('mark no translation where every text came back as it was', async () => {
    model.play((played) => played.answer(JSON.stringify({ translations: { t0: 'OK', t1: 'Hallo {naam}' } })));
    for (const path of ['/api/translate', '/api/translate-fast']) {
      const same = await app
        .browser()
        .call('POST', path, { translations: { a: 'OK', b: 'Hello {name}' }, targetLanguage: 'Dutch' });
      expect(same.body).toEqual({ success: true, translations: { a: 'OK', b: 'Hello {name}' } });
    }
  });

  it('mark advice and the chat’s replies in the export, and no question', async () => {
    model.play((played) => played.answer(JSON.stringify(GOOD_ADVICE)));
    const { id, browser } = await signUp(app);
    const { body: made } = await generate(browser, adviceRequest());
    await app.db.pool.query(
      `insert into chat_messages ("sessionId", "userId", message, "messageType", help) values ($1, $2, 'And then?', 'user', null), ($1, $2, 'Then you wait.', 'ai', null),
         ($1, $2, 'Rest.', 'ai', '{"level":"possible","kind":"abuse"}'), ($1, $2, 'Please call.', 'ai', '{"kind":"abuse"}')`,
      [Object(made.session).id, id],
    );
    const { body } = await browser.call('GET', '/api/auth/export');
    const [advice] = Object(body).adviceSessions;
    expect(advice).toMatchObject({
      generatedBy: 'ai',
      chat: [{}, { generatedBy: 'ai' }, { generatedBy: 'ai', help: { level: 'possible' } }, {}],
    });
    for (const at of [0, 3]) expect(advice.chat[at]).not.toHaveProperty('generatedBy');
  });
});
