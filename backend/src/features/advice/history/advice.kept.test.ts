import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../../testing/model-double.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, model } = await useApp();
model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));

const advised = async (browser: Browser): Promise<string> =>
  String(Object((await generate(browser, adviceRequest())).body.session).id);
const ask = (browser: Browser, ids: unknown) => browser.call('POST', '/api/advice/kept', { ids });

describe('kept advice', () => {
  it('names what is deleted, another user’s, a visitor’s or unknown, all alike and in the order of the question', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const [kept, deleted, theirs, visitors] = [
      await advised(user.browser),
      await advised(user.browser),
      await advised(other.browser),
      await advised(visitor),
    ];
    await user.browser.call('DELETE', `/api/advice/${deleted}`);
    const unknown = randomUUID();
    const { status, body } = await ask(user.browser, [unknown, kept, deleted, theirs, visitors]);
    expect([status, body]).toEqual([200, { success: true, gone: [unknown, deleted, theirs, visitors] }]);
    expect((await ask(other.browser, [kept, theirs])).body.gone).toEqual([kept]);
    // As they were asked for: a browser looks for its copy by the same letters.
    expect((await ask(user.browser, [kept.toUpperCase(), theirs.toUpperCase()])).body.gone).toEqual([theirs.toUpperCase()]);
  });

  it('is for users alone', async () => {
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const id = await advised(visitor);
    for (const browser of [visitor, app.browser()]) {
      const { status, body } = await ask(browser, [id]);
      expect([status, body.code]).toEqual([401, 'not_signed_in']);
    }
  });

  it.each([
    ['nothing', undefined],
    ['no list', 'none'],
    ['an empty list', []],
    ['what is no id', ['none']],
    ['an id twice', Array(2).fill(randomUUID())],
    ['more than twenty', Array.from({ length: 21 }, () => randomUUID())],
  ])('refuses %s', async (_what, ids) => {
    const { browser } = await signUp(app);
    const { status, body } = await ask(browser, ids);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('takes twenty', async () => {
    const { browser } = await signUp(app);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    expect((await ask(browser, ids)).body.gone).toEqual(ids);
  });
});
