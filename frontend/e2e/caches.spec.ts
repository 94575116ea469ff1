import type { BrowserContext, Page } from '@playwright/test';
import { readRoutes } from '../page-files.ts';
import { ADMIN_PATHS } from '../src/app/pages/admin/admin-paths.ts';
import { ask, field, openHome, seeAdvice } from './steps/ask.ts';
import { composer, openChat, put, replies } from './steps/chat.ts';
import { openSession, composer as partnersComposer, say, seeAnswers } from './steps/couples.ts';
import { keepAdvice } from './steps/kept.ts';
import { beOwner } from './steps/owner.ts';
import { subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { newUser, registerByApi, seeSignedIn } from './steps/user.ts';
import { cached, seeWorker } from './steps/worker.ts';

const PERSON = { firstName: 'Wilhelmina', lastName: 'Okonkwo' };
/** What she types. */
const WORDS = {
  question: 'My aunt Zephyrine sells the orchard, and nobody has told my brother Ludovic.',
  chat: 'Should Ludovic hear of it from me?',
  chatDraft: 'And if Zephyrine is in the room?',
  session: 'Orchard talks',
  message: 'I would rather keep the old pear trees.',
  draft: 'A second thought about the pear trees.',
};
/** Pages that the server itself writes. */
const SERVED = ['/help', '/help?country=NL&lang=nl', '/plain', '/mail/stop/a-token-of-nobody', '/api/docs'];

// The sandbox of the payments takes no headers but Stripe's. Pages that a mailed link opens say that theirs is wrong.
test.use({ serviceWorkers: 'allow', extraHTTPHeaders: {}, allowed: /Failed to load resource|socket\.io/ });

/** Notes the answers of the API that pages get from now on. */
function noteAnswers(context: BrowserContext): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  context.on('response', (reply) => {
    // An answer whose page has gone has no text any more.
    if (new URL(reply.url()).pathname.startsWith('/api/')) answers.push(reply.text().catch(() => ''));
  });
  return () => Promise.all(answers);
}

/** Opens a page, and waits until it shows what it has asked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (SERVED.includes(path)) return;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Has a page make calls, as it does where it has no socket: with one, most messages of a talk come over that. */
const askFrom = (page: Page, paths: string[]) =>
  page.evaluate((all) => Promise.all(all.map(async (path) => (await fetch(path)).text())), paths);

/** All that is stored is the same for everyone: no answer of the API, and none of these words. */
async function seeNothingOf(page: Page, words: string[]): Promise<void> {
  const stored = await cached(page);
  expect(stored.length).toBeGreaterThan(20);
  expect(stored.filter(({ address }) => !/^\/(assets\/|kept$|help(\/chosen)?$|plain$)/.test(address))).toEqual([]);
  for (const word of words) expect(stored.filter(({ text }) => text.includes(word)).map(({ address }) => address)).toEqual([]);
}

/** Asks for advice and in its chat, and talks in a session, by the pages. @returns the advice's id, and the session's path */
async function write(page: Page): Promise<{ advice: string; path: string }> {
  await openHome(page);
  await ask(page, WORDS.question);
  await seeAdvice(page);
  const advice = new URL(page.url()).searchParams.get('advice') ?? '';
  await openChat(page);
  await put(page, WORDS.chat);
  await expect(replies(page)).toHaveCount(1);
  await composer(page).fill(WORDS.chatDraft);
  const made = await page.request.post('/api/couples/create-session', { data: { sessionName: WORDS.session, language: 'en' } });
  const path = new URL((await made.json()).shareUrl).pathname;
  await openSession(page, path);
  await say(page, WORDS.message);
  await seeAnswers(page, 1);
  await partnersComposer(page).fill(WORDS.draft);
  await openHome(page);
  await field(page).fill(WORDS.draft);
  return { advice, path };
}

test('after a walk through every page the caches hold no answer of the API, and nothing of the person', async ({
  page,
  context,
}) => {
  const answersOf = noteAnswers(context);
  const user = await registerByApi(page, { ...newUser(), ...PERSON });
  await subscribe(page, 'silver');
  await openHome(page);
  await seeSignedIn(page);
  await seeWorker(page);
  const { advice, path } = await write(page);
  await keepAdvice(page, advice);
  const parts: Record<string, string> = { ':id': advice, ':token': path.slice('/couples/'.length) };
  const routes = readRoutes().map((route) => route.path.replace(/:\w+/, (name) => parts[name] ?? name));
  expect(routes).toContain(`/kept/${advice}`);
  for (const address of [...routes, `/?advice=${advice}`, ...SERVED]) await open(page, address);
  await openHome(page);
  await askFrom(page, [`/api/advice/${advice}`, `/api/chat/${advice}`, `/api/couples/session/${parts[':token']}`]);

  // What the worker has let pass is what it could have stored.
  const answers = await answersOf();
  expect(answers.length).toBeGreaterThan(15);
  const all = answers.join('\n');
  const words = [user.email, ...Object.values(PERSON), WORDS.question, WORDS.chat, WORDS.session, WORDS.message, advice];
  for (const word of words) expect(all).toContain(word);
  await seeNothingOf(page, [...words, WORDS.chatDraft, WORDS.draft, 'Zephyrine', 'Ludovic', parts[':token'] ?? '']);
});

test('after a walk through the panel the caches hold nothing of the people in it', async ({ page, context }) => {
  const user = await registerByApi(page, { ...newUser(), ...PERSON });
  const answersOf = noteAnswers(context);
  await beOwner(page);
  await openHome(page);
  await seeWorker(page);
  for (const path of ADMIN_PATHS) await open(page, path);
  await open(page, `/admin/users?q=${encodeURIComponent(user.email)}`);
  await expect(page.getByRole('main').getByText(user.email).first()).toBeVisible();
  expect((await answersOf()).join('\n')).toContain(user.email);
  await seeNothingOf(page, [user.email, ...Object.values(PERSON)]);
});
