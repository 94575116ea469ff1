import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invitation, openSession, SESSION, SESSION_PATH, said, served, TOKEN, view } from '../../../testing/couples.ts';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { fill, seeAddress, seeHeading, seeToast } from '../../../testing/page-steps.ts';

const field = () => screen.findByRole('textbox', { name: 'Message to Tomás and the counsellor' });
const log = () => screen.findByRole('log');
const bubble = async (text: string) => within(await log()).findByText(text, { selector: 'p[dir]' });
const article = async (text: string) => {
  const found = (await bubble(text)).closest('article');
  if (!found) throw new Error(`${text} stands in no article`);
  return found;
};
const sent = (live: { sent: { event: string; payload: unknown }[] }) => live.sent.filter(({ event }) => event === 'couples:send');
const seeLive = () => screen.findByText('Connected live', { selector: 'main *' });
const ended = { ...SESSION, isActive: false };

it.each([
  ['the one who opened it', view()],
  ['the one who was invited', view([], { me: { role: 'partner2', name: 'Tomás' } })],
])('help and the quick exit stand in the session of %s', async (_, open) => {
  await openSession(open);
  await seeLive();
  const help = screen.getAllByRole('link', { name: /^(?:Help|Get help now)$/ });
  for (const link of help) expect(link).toHaveAttribute('href', '/help');
  expect(screen.getAllByRole('button', { name: 'Quick exit' })[0]).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: /^(?:Help|Get help now)$/ })[0]).toBeVisible();
});

describe('writing', () => {
  it('sends no blank text, starts a line at Shift+Enter, leaves Enter to an IME, and takes 2,000 characters at most', async () => {
    const { user, live } = await openSession();
    await seeLive();
    await user.type(await field(), '{Enter}   {Shift>}{Enter}{/Shift}  {Enter}');
    await user.clear(await field());
    await user.type(await field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    expect((await screen.findByText(/^one\s+two$/, { selector: 'p[dir]' })).textContent).toBe('one\ntwo');
    await user.type(await field(), '你好');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    expect(await field()).toHaveValue('你好');

    await user.clear(await field());
    await user.paste('x'.repeat(1_999));
    expect(await screen.findByText('1,999 / 2,000')).toBeVisible();
    await user.type(await field(), 'yz');
    expect(await field()).toHaveValue(`${'x'.repeat(1_999)}y`);
    await user.keyboard('{Enter}');
    expect(await bubble(`${'x'.repeat(1_999)}y`)).toBeVisible();
    await waitFor(() => expect(sent(live)).toHaveLength(2));
    expect(within(await log()).getAllByRole('article')).toHaveLength(2);
  });

  it('shows text as it was typed: HTML, markdown, right to left, emoji and lines', async () => {
    const odd = [
      '<img src=x onerror="document.title=\'taken\'"> <b>not bold</b> & **not bold either**',
      'שלום, מה שלומך היום?',
      '👩‍👩‍👧‍👦 ❤️‍🔥',
      'one\ntwo\n\nthree',
    ];
    await openSession(view(odd.map((text, at) => said(at + 1, text))));
    const bubbles = [...(await log()).querySelectorAll('article p[dir]')];
    expect(bubbles.map(({ textContent }) => textContent)).toEqual(odd);
    expect((await log()).querySelectorAll('img, b')).toHaveLength(0);
  });

  it('keeps a draft over a reload, until the user signs out', async () => {
    await openSession();
    await fill('Message to Tomás and the counsellor', 'Not yet sent');
    const { user } = await openSession(view());
    expect(await field()).toHaveValue('Not yet sent');
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body);
    await seeAddress('/auth');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Not yet sent'));
  });

  it('shows the reason of a refused message beside help, and discards it', async () => {
    const { user } = await openSession(view(), { socketAnswers: { 'couples:send': () => failure('validation_failed').json } });
    await seeLive();
    await user.type(await field(), 'Not to be taken{Enter}');
    const refused = await article('Not to be taken');
    expect(await within(refused).findByText('Failed to send message.', { exact: false })).toBeVisible();
    const help = await within(await log()).findByRole('link', { name: 'people are there to listen' });
    expect(help).toHaveAttribute('href', '/help');
    await user.click(within(refused).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Not to be taken')).toBeNull());
    await waitFor(() => expect(help).not.toBeInTheDocument());
  });
});

describe('what arrives', () => {
  it('is announced, also when it is the same again; typing is shown and not announced', async () => {
    const { live } = await openSession();
    await seeLive();
    const announced = () =>
      [...document.querySelectorAll('[role=status] p')].filter(({ textContent }) => textContent?.includes('Tomás: ok'));
    live.receive('couples:typing', { sessionId: 7, role: 'partner2', isTyping: true });
    const typing = await screen.findByText('is typing', { exact: false });
    expect(typing).toHaveTextContent('Tomás is typing');
    for (const region of document.querySelectorAll('[role=status], [aria-live=polite]'))
      expect(region).not.toHaveTextContent('is typing');
    live.receive('couples:message', { sessionId: 7, message: said(1, 'ok') });
    await waitFor(() => expect(announced()).toHaveLength(1));
    live.receive('couples:message', { sessionId: 7, message: said(2, 'ok') });
    await waitFor(() => expect(announced()).toHaveLength(2));
    live.receive('couples:typing', { sessionId: 7, role: 'partner2', isTyping: false });
    await waitFor(() => expect(typing).not.toBeInTheDocument());
  });

  it('names a counsellor that could not answer, and asks it again', async () => {
    const { user, calls } = await openSession(view([said(1, 'Hello')], { session: { ...SESSION, unanswered: 'model_failed' } }), {
      answers: { 'POST /api/couples/retry/*': {} },
    });
    await seeLive();
    const notice = await within(await log()).findByText('The counsellor could not answer just now.');
    await user.click(within(await log()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(calls.filter(({ path }) => path === `/api/couples/retry/${TOKEN}`)).toHaveLength(1);
  });

  it('is read aloud slowly where the counsellor wrote it, until it is stopped or the page is left', async () => {
    const spoken: SpeechSynthesisUtterance[] = [];
    const synthesis = {
      getVoices: () => [],
      speak: (words: SpeechSynthesisUtterance) => spoken.push(words),
      cancel: () => spoken.splice(0),
    };
    vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), synthesis));
    vi.stubGlobal('SpeechSynthesisUtterance', class {});
    const counsellor = { messageType: 'ai', senderRole: null, senderName: '', generatedBy: 'ai' } as const;
    const { user } = await openSession(view([said(1, 'You both miss the Sundays.', counsellor)]), {
      answers: { 'GET /api/couples/history': { json: { success: true, sessions: [], nextCursor: null } } },
    });
    const read = async () => {
      await user.click(await screen.findByRole('button', { name: 'Read this message aloud' }));
      await waitFor(() => expect(spoken[0]).toMatchObject({ rate: 0.72, pitch: 0.85, volume: 0.92 }));
    };
    await read();
    await user.click(screen.getByRole('button', { name: 'Stop Reading' }));
    expect(spoken).toEqual([]);
    await read();
    await user.click(screen.getByRole('link', { name: 'All couples sessions' }));
    await seeAddress('/couples');
    await waitFor(() => expect(spoken).toEqual([]));
  });

  it('brings translations with the polls where there is no live channel', async () => {
    const spanish = said(1, 'Echo de menos los domingos.', { language: 'es' });
    const translation = { language: 'en', text: 'I miss the Sundays.', generatedBy: 'ai' } as const;
    const { answer } = await openSession(view([spanish]), { socketAnswers: { 'couples:open': () => null } });
    expect(await bubble('Echo de menos los domingos.')).toBeVisible();
    answer({ 'GET /api/couples/session/*': served(view([{ ...spanish, translation }])) });
    const words = await screen.findByText('I miss the Sundays.');
    expect(words).toHaveAttribute('lang', 'en');
    expect(words.closest('article')).toHaveTextContent('Translated from Spanish.');
  });
});

describe('unsent text', () => {
  it('can be copied after the end, survives a reload, and is discarded', async () => {
    const { user, live } = await openSession();
    await seeLive();
    await user.type(await field(), 'Half of a thought');
    live.receive('couples:session', { sessionId: 7, session: ended });
    const unsent = await screen.findByRole('region', { name: 'This was not sent' });
    await waitFor(() =>
      expect(screen.getByText('This session has ended', { exact: false }).closest('[role=status]')).toHaveFocus(),
    );
    expect(unsent).toHaveTextContent('Half of a thought');
    await user.click(within(unsent).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Half of a thought');

    const again = await openSession(view([], { session: ended }));
    expect(await screen.findByRole('region', { name: 'This was not sent' })).toHaveTextContent('Half of a thought');
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    const note = screen.getByText('This session has ended', { exact: false }).closest('[role=status]');
    await waitFor(() => expect(note).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'This was not sent' })).toBeNull();
    await openSession(view([], { session: ended }));
    expect(await screen.findByText('This session has ended', { exact: false })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'This was not sent' })).toBeNull();
  });

  it('stays available after the session was deleted, also what was waiting to be sent', async () => {
    const { user, live, setOnline, answer } = await openSession();
    await seeLive();
    setOnline(false);
    live.disconnect();
    await user.type(await field(), 'Sent into the dark{Enter}');
    await user.type(await field(), 'Half of a thought');
    answer({ 'GET /api/couples/session/*': failure('not_found'), 'POST /api/couples/message': failure('not_found') });
    live.answers.set('couples:open', () => failure('not_found').json);
    live.answers.set('couples:send', () => failure('not_found').json);
    setOnline(true);
    const heading = await seeHeading('Session Not Found');
    const unsent = await screen.findByRole('region', { name: 'This was not sent' });
    expect(unsent).toHaveTextContent('Sent into the dark');
    expect(unsent).toHaveTextContent('Half of a thought');
    await user.click(within(unsent).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(heading).toHaveFocus());
    expect(unsent).not.toBeInTheDocument();
    await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('thought'));
  });
});

describe('an invitation', () => {
  const join = async (opened: Awaited<ReturnType<typeof openSession>>) => {
    await fill('Your name', 'Tomás');
    await opened.user.click(screen.getByRole('button', { name: 'Join the session' }));
  };
  const calls = ({ calls: all }: Awaited<ReturnType<typeof openSession>>) =>
    all.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/')[2] + (path.includes('join') ? '/join' : ''));
  const joined = { json: { success: true, session: SESSION, me: { role: 'partner2', name: 'Tomás' } } };
  const inside = served(view([], { me: { role: 'partner2', name: 'Tomás' } }));
  const partnerField = () => screen.findByRole('textbox', { name: 'Message to Clara and the counsellor' });

  it('keeps the seat when the answer to joining is lost', async () => {
    const opened = await openSession(invitation(), { user: null });
    let joins = 0;
    opened.answer({
      'POST /api/couples/join/*': () => {
        joins += 1;
        if (joins === 1) throw new TypeError('Failed to fetch');
        opened.answer({ 'GET /api/couples/session/*': inside });
        return joined;
      },
    });
    await join(opened);
    expect(await partnerField()).toBeVisible();
    expect(calls(opened)).toEqual(['visitor', 'couples/join', 'visitor', 'couples/join']);
    expect(document.querySelector('[data-kind=error]')).toBeNull();
    expect(localStorage.getItem('anonymousPartnerName')).toBe('Tomás');
  });

  it('asks for the visitor’s session again when its cookie did not arrive, and says so where cookies are blocked', async () => {
    const opened = await openSession(invitation(), {
      user: null,
      answers: { 'POST /api/couples/join/*': failure('session_required') },
    });
    await join(opened);
    await seeToast('Failed to join session.', 'Please allow cookies for this site');
    expect(await screen.findByLabelText('Your name')).toHaveValue('Tomás');
    const asked = calls(opened).length;
    let joins = 0;
    opened.answer({
      'POST /api/couples/join/*': () => {
        joins += 1;
        if (joins === 1) return failure('session_required');
        opened.answer({ 'GET /api/couples/session/*': inside });
        return joined;
      },
    });
    await opened.user.click(screen.getByRole('button', { name: 'Join the session' }));
    expect(await partnerField()).toBeVisible();
    expect(calls(opened).slice(asked)).toEqual(['visitor', 'couples/join', 'visitor', 'couples/join']);
  });

  it('shows an error to who loses the race for the seat, and no session then', async () => {
    const opened = await openSession(invitation(), { user: null, answers: { 'POST /api/couples/join/*': failure('not_found') } });
    opened.answer({ 'GET /api/couples/session/*': failure('not_found') });
    await join(opened);
    await seeToast('Failed to join session.');
    await seeHeading('Session Not Found');
  });

  it('leads to signing in and back, and offers the name of the account', async () => {
    const { user, answer } = await openSession(invitation(), { user: null });
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Sign in' }));
    await fill('Email', CLARA.email);
    await fill('Password', 'a quiet garden 7');
    const me = { json: { success: true, message: 'Signed in', user: { ...CLARA, firstName: 'Jonas' } } };
    answer({ 'POST /api/auth/login': me, 'GET /api/auth/user': me, 'GET /api/couples/session/*': served(invitation('Jonas')) });
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Sign in' }));
    await seeAddress(SESSION_PATH);
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Jonas'));
  });

  it('that nobody made leads to a new one, which asks a visitor to sign in', async () => {
    const { user } = await openApp(SESSION_PATH);
    await seeHeading('Session Not Found');
    await user.click(screen.getByRole('link', { name: 'Create a new session' }));
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    await seeAddress('/auth');
  });

  it('can be deleted by its creator alone', async () => {
    const item = (id: number, role: 'partner1' | 'partner2', sessionName: string) => ({ ...SESSION, id, role, sessionName });
    const sessions = [item(7, 'partner2', 'Sundays'), item(8, 'partner1', 'Mondays')];
    await openApp('/couples', {
      user: CLARA,
      answers: { 'GET /api/couples/history': { json: { success: true, sessions, nextCursor: null } } },
    });
    expect(await screen.findByRole('link', { name: 'Sundays' })).toBeVisible();
    const names = screen.getAllByRole('button', { name: /^Delete/ }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Delete “Mondays”']);
  });
});
