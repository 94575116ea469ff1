import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { failure } from './fake-server.ts';
import { CLARA, type Opened } from './open-app.tsx';

/** Puts a text into the field of a label, at once, as a person does by pasting. */
export async function fill(label: string, text: string, inside: HTMLElement = document.body): Promise<void> {
  fireEvent.change(await within(inside).findByLabelText(label), { target: { value: text } });
}

/** The button of the page's own form or part; the header may have one of the same name. */
export const mainButton = (name: string | RegExp) => within(screen.getByRole('main')).getByRole('button', { name });

/** The value beside a term. */
export function fact(term: string): HTMLElement {
  const row = screen.getByText(term, { selector: 'dt' }).parentElement;
  const value = row?.querySelector('dd');
  if (!value) throw new Error(`${term} has no value`);
  return value;
}

/** Waits for a value beside a term; the term may come later as well. */
export async function seeFact(term: string, value: string | RegExp): Promise<void> {
  await waitFor(() => expect(fact(term)).toHaveTextContent(value));
}

/** Waits for a toast with a title and a text. */
export async function seeToast(title: string, words: string | RegExp = /./): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('[data-kind]');
    expect(toast).toHaveTextContent(title);
    expect(toast).toHaveTextContent(words);
  });
}

/** Waits for the heading of the page. */
export async function seeHeading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Waits until an element has the focus: it comes after what is new has been drawn. */
export async function seeFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
}

/** Waits for an address: path and query. */
export async function seeAddress(address: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
}

/** Lets Clara sign in at the server. Whoever asks before is told of a visitor, as on a real one. */
function admit({ answer }: Pick<Opened, 'answer'>): void {
  const me = { json: { success: true, user: CLARA } };
  answer({
    'POST /api/auth/login': () => {
      answer({ 'GET /api/auth/user': me });
      return me;
    },
  });
}

/** Signs Clara in by the form that a page has led to. */
export async function signIn(opened: Pick<Opened, 'answer' | 'user'>): Promise<void> {
  await seeAddress('/auth');
  admit(opened);
  await fill('Email', CLARA.email);
  await fill('Password', 'a quiet garden 7');
  await opened.user.click(mainButton('Sign in'));
}

/** A call that ends the session. */
export const endingSession = (answer: Opened['answer']) => () => {
  answer({ 'GET /api/auth/user': failure('not_signed_in') });
  return {};
};

/** Opens the menu of a button and chooses an option. */
export async function choose(user: UserEvent, menu: RegExp, choice: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: menu });
  if (button) await user.click(button);
  await user.click(await screen.findByRole('menuitemradio', { name: choice }));
}
