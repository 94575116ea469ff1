// The browser of the soak's `update`: it is told what to open, and asks for the server's stop and start. See `backend/bench/README.md`.
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

/** Milliseconds for what a page does by itself. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 250;

const wall = () => performance.now();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Has the soak do something with the server, and waits until it is done. */
async function ask(what) {
  process.send({ ask: what });
  await once(process, 'message');
}

/** One browser with three tabs: the form with a draft; a chat with a draft, and a question that waits for the server; and a page that goes elsewhere. */
async function oneUpdate(browser, { url, now, later, round, question }) {
  const faults = [];
  // An address of its own: a visitor's free sessions are counted by it.
  const extraHTTPHeaders = { 'X-Forwarded-For': `10.7.0.${round + 1}` };
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', extraHTTPHeaders });
  context.setDefaultTimeout(PATIENCE_MS);
  const form = await context.newPage();
  await form.goto('/');
  await form.getByText(now).waitFor();
  await form.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const draft = `A draft of update ${round}.`;
  await form.getByRole('textbox', { name: 'What is going on?' }).fill(draft);
  const chat = await openChat(context);
  const missing = [];
  for (const page of [form, chat.page]) {
    page.on('pageerror', (error) => faults.push(`a page failed: ${error.message.slice(0, 100)}`));
    page.on('response', (response) => {
      if (response.status() === 404 && response.url().includes('/assets/')) missing.push(response.url());
    });
  }
  const far = await context.newPage();
  await far.goto('/');
  await far.getByText(now).waitFor();
  const composer = chat.page.getByRole('textbox', { name: 'Your message' });

  await ask('stop');
  await composer.fill(question);
  await composer.press('Enter');
  await composer.fill(draft);
  await ask('start');

  const loads = new Map();
  for (const page of [form, chat.page]) page.on('load', () => loads.set(page, (loads.get(page) ?? 0) + 1));
  const began = wall();
  const opened = await opensGone(far);
  await offered(form);
  await form.getByRole('button', { name: 'Use it now' }).click();
  await form.getByText(later).waitFor();
  const tookMs = wall() - began;
  // The other tab goes on as it is, until a press of its own.
  const sent = await arrived(chat, question);
  await chat.page.getByRole('button', { name: /^(?:Use it now|Load it again)$/ }).click();
  await chat.page.waitForFunction((other) => document.querySelector('meta[name="beside-release"]')?.content === other, opened);
  const kept = [
    await form.getByRole('textbox', { name: 'What is going on?' }).inputValue(),
    await composer.inputValue().catch(() => ''),
  ].filter((text) => text === draft).length;
  // A page of the former release would fetch its parts now, and a question come twice.
  await pause(1000);
  const twice = (await arrived(chat, question)) - sent;
  const most = Math.max(0, ...loads.values());
  if (opened !== (await releaseOf(form)))
    faults.push('a page whose files are gone was not loaded again as one of the newer release');
  await context.close();
  return { faults, kept, sent: sent === 1 && twice === 0 ? 1 : 0, loads: most, missing: missing.length, tookMs };
}

/** A visitor's advice in a tab of its own, with its chat open. */
async function openChat(context) {
  const { request } = context;
  await request.post('/api/visitor');
  const data = { description: 'My sister and I.', category: 'family', adviceStyle: 'empathetic', language: 'en' };
  const { session } = await (
    await request.post('/api/advice/generate', { data: { ...data, requestId: crypto.randomUUID() } })
  ).json();
  const page = await context.newPage();
  await page.goto(`/?advice=${session.id}`);
  await page.getByRole('button', { name: 'Continue Chat' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  return { page, id: session.id, request };
}

const releaseOf = (page) => page.evaluate(() => document.querySelector('meta[name="beside-release"]').content);

/** A page of the former release opens another one, whose files are gone: it comes by itself, of the newer release. */
async function opensGone(page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  return releaseOf(page);
}

/** Waits until a page offers the newer release, as it does within an hour by itself. */
async function offered(page) {
  const strip = page.getByRole('button', { name: 'Use it now' });
  const until = wall() + PATIENCE_MS;
  while (!(await strip.isVisible())) {
    if (wall() > until) throw new Error('A newer release was not offered');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
    });
    await pause(AGAIN_MS);
  }
}

/** How often a question is in a chat, once it is there. */
async function arrived({ id, request }, question) {
  const until = wall() + PATIENCE_MS;
  for (;;) {
    const { messages = [] } = await (await request.get(`/api/chat/${id}`)).json();
    const found = messages.filter(({ message }) => message === question).length;
    if (found > 0 || wall() > until) return found;
    await pause(AGAIN_MS);
  }
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
process.send({ ask: 'order' });
process.on('disconnect', () => process.exit());
for (;;) {
  const [order] = await once(process, 'message');
  process.send({ result: await oneUpdate(browser, order).catch((error) => ({ fault: String(error.stack) })) });
}
