import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, message, reply, SESSION } from '../../../features/chat/chat.fixtures.ts';
import deChat from '../../../locales/chat/de.ts';
import { asked, composer, log, openChat, panel, put, question, replies } from '../../../testing/chat.ts';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { fakeVoice } from '../../../testing/fake-voice.ts';
import { CLARA, type Opened } from '../../../testing/open-app.tsx';
import { seeAddress, seeFocus, seeToast } from '../../../testing/page-steps.ts';

const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
const retry = (within_: HTMLElement) => within(within_).getByRole('button', { name: 'Try again' });

describe('writing', () => {
  it('begins in the field, sends with Enter and not with Shift+Enter, sends nothing blank, and takes 5,000 characters', async () => {
    const opened = await openChat();
    const { user } = opened;
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    expect(screen.queryByRole('log')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask Follow-up' }));
    const field = await composer();
    await seeFocus(field);
    await user.keyboard('{Enter}');
    await user.paste('   \n ');
    await user.keyboard('{Enter}');
    expect(asked('')).toEqual([]);
    await user.clear(field);
    await user.paste('  First line');
    await user.keyboard('{Shift>}{Enter}{/Shift}second line  {Enter}');
    expect(await panel().findByText(/^First line\s+second line$/)).toHaveProperty('textContent', 'First line\nsecond line');
    await seeFocus(field);
    expect(field).toHaveValue('');
    await user.paste('x'.repeat(5_100));
    expect(field).toHaveValue('x'.repeat(5_000));
    expect(panel().getByRole('form')).toHaveTextContent('5,000 / 5,000');
    expect(opened.asked()).toHaveLength(1);
  });

  it('keeps a draft over a reload, until its writer signs out', async () => {
    const { user } = await openChat();
    await user.click(await composer());
    await user.paste('Nobody else may read this');
    const again = await openChat([], { user: CLARA });
    expect(await composer()).toHaveValue('Nobody else may read this');
    expect(kept()).toContain('beside.chat');
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await again.user.click(logout);
    await seeAddress('/auth');
    await waitFor(() => expect(kept()).not.toContain('Nobody else'));
    expect(kept()).not.toContain('beside.chat');
  });

  it('keeps a question that is one too many, and sends it after the next reply', async () => {
    const refused = { 'chat:send': () => failure('conflict').json };
    const waiting = [message(1, { message: 'One' }), message(2, { message: 'Two' })];
    const opened = await openChat(waiting, { socketAnswers: refused });
    expect(question('Two')).toHaveTextContent('Waiting its turn');
    expect(question('One')).not.toHaveTextContent('Waiting its turn');
    await put(opened, 'Seven');
    await seeToast('Failed to send message', 'Several questions are waiting already.');
    expect(within(question('Seven')).getByRole('alert')).toHaveTextContent('Several questions are waiting already.');
    await put(opened, 'Eight');
    await opened.user.click(await within(question('Eight')).findByRole('button', { name: 'Discard' }));
    expect(asked('Eight')).toEqual([]);
    await seeFocus(await composer());

    const again = await openChat(waiting);
    expect(question('Seven')).toHaveTextContent('Not sent');
    await again.user.click(retry(question('Seven')));
    await seeFocus(await composer());
    await waitFor(() => expect(question('Seven')).toHaveTextContent('Waiting its turn'));
    expect(again.asked()).toMatchObject([{ sessionId: SESSION, message: 'Seven', language: 'en' }]);
  });
});

describe('a reply that fails', () => {
  const UNANSWERED = message(1, { message: 'What now?', unanswered: 'model_failed' });
  const quiet = () => panel().queryByRole('link', { name: 'people are there to listen' });

  it('says why beside help, and trying again brings it', async () => {
    const { live } = await openChat([message(1, { message: 'What now?' })]);
    live.receive('chat:message', { sessionId: SESSION, message: UNANSWERED });
    const note = await within(await log()).findByRole('alert');
    expect(note).toHaveTextContent('No reply could be written.');
    expect(note).toHaveTextContent('Your question is saved, and this did not count.');
    expect(quiet()).toHaveAttribute('href', '/help');

    // The reader knows it after a reload, and a new failure is news again.
    const path = `POST /api/chat/${SESSION}/retry`;
    const failing = Promise.withResolvers<Served>();
    const { user, answer } = await openChat([UNANSWERED], { answers: { [path]: () => failing.promise } });
    expect(await log()).toHaveTextContent('No reply could be written.');
    expect(within(await log()).queryByRole('alert')).toBeNull();
    await user.click(retry(await log()));
    expect(await log()).not.toHaveTextContent('No reply could be written.');
    failing.resolve(failure('model_failed'));
    expect(await within(await log()).findByRole('alert')).toHaveTextContent('No reply could be written.');
    answer({ [path]: { json: { success: true, messages: [reply(2, { message: 'Then **believe** her.' })] } } });
    await user.click(retry(await within(await log()).findByRole('alert')));
    await waitFor(() => expect(replies()).toHaveLength(1));
    expect(replies()[0]).toHaveTextContent('Then believe her.');
    expect(within(await log()).getByText('believe', { selector: 'strong' })).toBeVisible();
    expect(within(await log()).queryByRole('alert')).toBeNull();
    expect(quiet()).toBeNull();
  });
});

it('reads a reply aloud slowly, until another one replaces it, the voice fails, or the chat is closed', async () => {
  const voice = fakeVoice();
  const { user } = await openChat([
    message(1),
    reply(2, { message: '**Write** to her. [Then](https://a.example) wait.' }),
    reply(3, { message: 'And rest. You may.' }),
  ]);
  const [first = document.body, second = document.body] = replies();
  const read = (from: HTMLElement) => user.click(within(from).getByRole('button', { name: 'Read this message aloud' }));
  await read(first);
  await waitFor(() => expect(voice.spoken[0]).toMatchObject({ text: expect.stringContaining('Write to her.'), rate: 0.72 }));
  expect(within(first).getByRole('button', { name: 'Stop Reading' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(first).getByText('Reading aloud, sentence 1 of 2')).toBeVisible();
  act(voice.next);
  expect(within(first).getByText('Reading aloud, sentence 2 of 2')).toBeVisible();
  await read(second);
  expect(await within(second).findByText('Reading aloud, sentence 1 of 2')).toBeVisible();
  expect(within(first).queryByText(/Reading aloud/)).toBeNull();
  await waitFor(() => expect(voice.spoken).toHaveLength(3));
  act(voice.fail);
  await seeToast('Error Reading Message');
  expect(within(second).queryByText(/Reading aloud/)).toBeNull();

  await read(first);
  await waitFor(() => expect(voice.spoken).toHaveLength(4));
  const before = voice.cancelled();
  await user.click(panel().getByRole('button', { name: 'Close chat' }));
  await waitFor(() => expect(voice.cancelled()).toBeGreaterThan(before));
});

it('counts an advice that is gone already as deleted, and leaves nothing of its chat', async () => {
  vi.stubGlobal('confirm', () => true);
  const { user } = await openChat([message(1), reply(2)], {
    answers: { [`DELETE /api/advice/${SESSION}`]: failure('not_found') },
  });
  await user.click(await composer());
  await user.paste('A draft of what is gone');
  expect(kept()).toContain('A draft of what is gone');
  await user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Delete' }));
  await seeToast('Session Deleted');
  expect(await screen.findByRole('textbox', { name: 'What is going on?' })).toBeVisible();
  expect(kept()).not.toContain('A draft of what is gone');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(SESSION);
});

describe('in another language', () => {
  const STEP = 'Take **one** small step, and rest afterwards.';
  const translations = ({ calls }: Opened) =>
    calls.filter(({ path, body }) => path === '/api/translate' && JSON.stringify(body).includes('small step'));

  // Everything is near the view.
  beforeEach(() => {
    class Near {
      readonly changed: (entries: { isIntersecting: boolean }[]) => void;
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        this.changed = changed;
      }
      observe = () => queueMicrotask(() => this.changed([{ isIntersecting: true }]));
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Near);
  });

  it('replies are read in the language of the page, with the original one tap away', async () => {
    const opened = await openChat([message(1), reply(2, { message: STEP })], {
      language: 'de',
      answers: {
        'POST /api/translate': ({ body }) =>
          JSON.stringify(body).includes('small step')
            ? { json: { success: true, translations: { 2: 'Geh **einen** kleinen Schritt.' }, generatedBy: 'ai' } }
            : failure('model_failed'),
      },
    });
    const { user } = opened;
    const words = await panel().findByText('einen', { selector: 'strong' });
    const shown = words.closest('article') ?? document.body;
    expect(shown).toHaveAttribute('data-generated-by', 'ai');
    expect(shown.querySelector('[data-spoken]')).toHaveTextContent('Geh einen kleinen Schritt.');
    expect(shown.querySelector('[data-spoken]')).toHaveAttribute('lang', 'de');
    await user.click(shown.querySelector('summary') ?? document.body);
    expect(shown.querySelector('blockquote[lang="en"]')).toHaveTextContent('Take one small step, and rest afterwards.');
    expect(translations(opened).map(({ body }) => body)).toEqual([
      { translations: { 2: STEP }, targetLanguage: 'German', sessionId: SESSION },
    ]);

    // The next reply is asked for in German, and comes so.
    await user.click(panel().getByRole('textbox', { name: deChat['chat.field'] }));
    await user.paste('Und dann?');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(opened.asked()).toMatchObject([{ message: 'Und dann?', language: 'de' }]));
    const done = reply(102, { message: 'Ruh dich aus.', language: 'de' });
    opened.live.receive('chat:done', { sessionId: SESSION, replyId: 'r', message: done });
    const own = await panel().findByText('Ruh dich aus.', { selector: '[data-spoken] *' });
    expect(own.closest('[data-spoken]')).toHaveAttribute('lang', 'de');
    expect(translations(opened)).toHaveLength(1);
  });

  it('a reply in a language that the page has left is announced in its translation alone', async () => {
    const translated = Promise.withResolvers<void>();
    const growing = { ...answer([message(1)]), reply: { replyId: 'r', text: 'Take' } };
    const opened = await openChat([], {
      language: 'de',
      answers: {
        [`GET /api/chat/${SESSION}`]: { json: { success: true, ...growing } },
        'POST /api/translate': async ({ body }) => {
          if (!JSON.stringify(body).includes('small step')) return failure('model_failed');
          await translated.promise;
          return { json: { success: true, translations: { 2: 'Geh einen kleinen Schritt.' } } };
        },
      },
      socketAnswers: { 'chat:open': () => ({ success: true, ...growing, messages: [] }) },
    });
    expect(await panel().findByRole('article', { name: 'Beside schreibt' })).toBeVisible();
    opened.live.receive('chat:done', { sessionId: SESSION, replyId: 'r', message: reply(2, { message: STEP }) });
    await waitFor(() => expect(translations(opened)).toHaveLength(1));
    expect(panel().getByRole('article', { name: /^Beside, / })).toBeVisible();
    const announced = () =>
      panel()
        .queryAllByText(/^Beside: /)
        .map(({ textContent }) => textContent);
    expect(announced()).toEqual([]);
    translated.resolve();
    await waitFor(() => expect(announced()).toEqual(['Beside: Geh einen kleinen Schritt.']));
  });
});
