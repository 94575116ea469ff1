import { CATEGORIES } from '@beside/common/advice/advice.constants';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { seeFocus, seeToast } from '../../../testing/page-steps.ts';

const SITUATION = 'My manager moves our weekly talk again and again. I would like to ask Ana for help.';
const field = () => screen.findByRole('textbox', { name: 'What is going on?' });
const submit = () => screen.getByRole('button', { name: 'Ask for advice' });

describe('the form', () => {
  it('shows a fault of a short text at the field, until it is longer', async () => {
    const { user } = await openApp('/');
    const message = /Please write at least 10 characters/;
    await user.type(await field(), 'Too short');
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    await seeFocus(await field());
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
    expect(await field()).toHaveAccessibleDescription(message);
    expect(window.location.pathname + window.location.search).toBe('/');
    await user.keyboard(', now longer');
    expect(screen.queryByText(message)).toBeNull();
    expect(await field()).toHaveAttribute('aria-invalid', 'false');
  });

  it('draws each category, since an emoji is an empty box where its font is missing', async () => {
    await openApp('/');
    const tiles = await screen.findAllByRole('radio');
    const drawn = CATEGORIES.map((category) => {
      const tile = tiles.find((each) => each.getAttribute('value') === category)?.closest('label');
      expect(tile?.textContent, category).not.toMatch(/\p{Extended_Pictographic}/u);
      return tile?.querySelector(`svg[data-category="${category}"][aria-hidden="true"] > path`)?.getAttribute('d');
    });
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(CATEGORIES.length);
  });

  it('accepts at most 5000 characters', async () => {
    const { user } = await openApp('/');
    await user.click(await field());
    await user.paste('word '.repeat(1010));
    expect(await screen.findByText('5,000 / 5,000')).toBeVisible();
    expect(await field()).toHaveValue('word '.repeat(1000));
  });

  it('keeps the text when the server cannot answer, says so until closed, and names help', async () => {
    const { user } = await openApp('/', {
      answers: { 'POST /api/advice/generate': failure('model_failed', 'The advice could not be written.') },
    });
    await user.click(await screen.findByRole('radio', { name: 'Health' }));
    await user.type(await field(), SITUATION);
    await user.click(submit());
    const toast = await screen.findByText('failed to generate advice');
    expect(screen.getByText(/The advice could not be written. Please try again./)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/');
    expect(await field()).toHaveValue(SITUATION);
    expect(screen.getByRole('radio', { name: 'Health' })).toBeChecked();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'people are there to listen' })).toHaveAttribute(
      'href',
      '/help',
    );
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(toast).not.toBeInTheDocument();
  });

  it('shows at the field what the server refuses', async () => {
    const { user } = await openApp('/', {
      answers: { 'POST /api/advice/generate': failure('validation_failed', 'No', { description: ['not like this'] }) },
    });
    await user.type(await field(), SITUATION);
    await user.click(submit());
    expect(await screen.findByText('That did not work. Please look over your text once more.')).toBeVisible();
    expect(await field()).toHaveValue(SITUATION);
    await seeFocus(await field());
  });

  it.each([
    ['before a recommendation', {}, 'Your words are still here.'],
    ['with a recommendation in view', { recommendations: ['Write down'] }, /It counts as one session/],
  ])('says what a stop costs: %s', async (_, seen, text) => {
    const { user, socket } = await openApp('/', {
      answers: { 'POST /api/advice/generate': () => new Promise<never>(() => undefined) },
      socketAnswers: {
        'advice:watch': () => ({ success: true, run: 1, step: 'generating', advice: { understanding: 'You are', ...seen } }),
        'advice:stop': () => ({ success: true }),
      },
    });
    await socket();
    await user.type(await field(), SITUATION);
    await user.click(submit());
    await screen.findByText('You are');
    // One for narrow screens, and one for wide ones.
    const [stop] = screen.getAllByRole('button', { name: 'Stop writing' });
    if (stop) await user.click(stop);
    await seeToast('Stopped', text);
    expect(await field()).toHaveValue(SITUATION);
  });
});
