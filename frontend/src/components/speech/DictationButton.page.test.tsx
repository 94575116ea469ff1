import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../testing/couples.ts';
import { type FakeEar, fakeEar } from '../../testing/fake-ear.ts';
import { type Opened, openApp } from '../../testing/open-app.tsx';
import { seeAddress, seeToast } from '../../testing/page-steps.ts';

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What is going on?' });
const dictate = () => screen.findByRole('button', { name: 'Dictate' });

/** Presses the button, and reads the note of the first time. */
async function agree({ user }: Opened, ear: FakeEar): Promise<void> {
  await user.click(await dictate());
  const note = await screen.findByRole('dialog', { name: 'Before you dictate' });
  expect(note).toHaveTextContent('may send the sound to its maker');
  expect(ear.state()).toMatchObject({ running: false });
  await user.click(screen.getByRole('button', { name: 'Start dictating' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
}

/** Opens the form of someone who has read the note. */
async function openForm(language: 'en' | 'zh' = 'en'): Promise<Opened> {
  localStorage.setItem('beside.dictation', '1');
  return openApp('/', { language });
}

it('a situation is dictated to the caret, within the limit, and the note is shown once', async () => {
  const ear = fakeEar();
  const opened = await openApp('/');
  const { user } = opened;
  await user.click(await field());
  await user.paste('Before. After.');
  (await field()).setSelectionRange(7, 7);
  await agree(opened, ear);
  expect(ear.state()).toEqual({ running: true, lang: 'en-US' });
  ear.hear('I am');
  expect(await field()).toHaveValue('Before. I am After.');
  ear.hear('I am here', ' and you');
  expect(await field()).toHaveValue('Before. I am here and you After.');
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }));
  expect(ear.state()).toMatchObject({ running: false });

  await user.clear(await field());
  await user.paste('x'.repeat(4_990));
  await user.click(await dictate());
  ear.hear('more than ten letters');
  expect(await field()).toHaveValue(`${'x'.repeat(4_990)} more than`);
  // Leaving ends it.
  const [couples] = screen.getAllByRole('link', { name: 'Couples' });
  if (couples) await user.click(couples);
  await seeAddress('/couples');
  await waitFor(() => expect(ear.state()).toMatchObject({ running: false }));
});

it('a message is dictated, and sending it ends the dictation', async () => {
  const ear = fakeEar();
  const opened = await openSession();
  const message = await screen.findByRole('textbox', { name: /^Message to/ });
  await agree(opened, ear);
  ear.hear('Shall we talk');
  expect(message).toHaveValue('Shall we talk');
  await opened.user.type(message, '{Enter}');
  expect(message).toHaveValue('');
  expect(ear.state()).toMatchObject({ running: false });
  ear.hear('Shall we talk now');
  expect(message).toHaveValue('');
  expect(await dictate()).toBeVisible();
});

describe('for someone who has read the note', () => {
  it('a failure is told, and what was said stays', async () => {
    const ear = fakeEar();
    const { user } = await openForm();
    for (const [code, words] of [
      ['not-allowed', 'The microphone is not available.'],
      ['no-speech', 'Nothing was heard.'],
      ['network', 'could not reach its speech service'],
    ] as const) {
      await user.click(await dictate());
      ear.hear('Kept');
      ear.fail(code);
      await seeToast('Dictation stopped', words);
      expect(await dictate()).toBeVisible();
    }
    expect(await field()).toHaveValue('Kept Kept Kept');
  });

  it('it says that it listens once the browser may', async () => {
    const ear = fakeEar();
    const { user } = await openForm();
    ear.ask();
    await user.click(await dictate());
    const stop = await screen.findByRole('button', { name: 'Stop dictating' });
    const said = () => screen.queryAllByText('Listening. Speak now.', { selector: '[role=status]' });
    expect(said()).toHaveLength(0);
    ear.allow();
    expect(said()).toHaveLength(1);
    await user.click(stop);
    expect(said()).toHaveLength(0);
  });

  it('the language is the page’s', async () => {
    const ear = fakeEar();
    const { user } = await openForm('zh');
    await user.click(await screen.findByRole('button', { name: '语音输入' }));
    expect(ear.state()).toEqual({ running: true, lang: 'zh-CN' });
    ear.hear('我很', '难过。');
    expect(screen.getByRole('textbox')).toHaveValue('我很难过。');
  });
});

it('a browser that cannot listen has no button', async () => {
  await openApp('/');
  expect(await field()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
});
