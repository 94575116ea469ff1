import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../../frontend/e2e/harness/chromium.ts';
import { pause, wall } from '../../lib/clock.mjs';
import { buildNextPage } from '../lib/next-page.mjs';
import { wordsOf } from '../lib/words.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { rounds: 20 }, quick: { rounds: 2 } };
/** Milliseconds for what a page does by itself. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 250;

/** Two builds of the interface take turns on one server, while a browser has a draft, and a question that could not be sent yet. */
export async function run({ quick, say, keep }) {
  const { rounds } = quick ? SIZES.quick : SIZES.full;
  const next = await buildNextPage();
  const world = await startWorld({ nodes: 1, redis: false });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  keep(async () => {
    await browser.close();
    await world.stop();
    await next.remove();
  });
  const [node] = world.nodes;
  const releases = [
    { file: join(import.meta.dirname, '../../../bundle/main.js'), text: next.texts[0] },
    { file: next.file, text: next.texts[1] },
  ];
  const faults = [];
  const seen = { kept: 0, sent: 0, loads: 0, missing: 0, tookMs: 0 };
  for (let round = 0; round < rounds; round++) {
    const [now, later] = round % 2 === 0 ? releases : releases.toReversed();
    const result = await oneUpdate(browser, node, { now, later, round });
    faults.push(...result.faults);
    seen.kept += result.kept;
    seen.sent += result.sent;
    seen.loads = Math.max(seen.loads, result.loads);
    seen.missing += result.missing;
    seen.tookMs = Math.max(seen.tookMs, result.tookMs);
    say(
      `update ${round + 1}: ${result.loads} loads of a page at most, ${result.missing} files missing, ${Math.round(result.tookMs)} ms`,
    );
  }
  return {
    injected: `${rounds} newer builds`,
    ends: world.ends(),
    faults,
    figures: [
      { what: 'drafts that stayed', ours: seen.kept, atLeast: 2 * rounds },
      { what: 'questions that were waiting, and arrived once', ours: seen.sent, atLeast: rounds },
      { what: 'loads of a page for one update, most', ours: seen.loads, atMost: 1 },
      { what: 'files of a release that were not there', ours: seen.missing, atMost: 0 },
    ],
  };
}

/** One browser with three tabs: the form with a draft; a chat with a draft, and a question that waits for the server; and a page that goes elsewhere. */
async function oneUpdate(browser, node, { now, later, round }) {
  const faults = [];
  const context = await browser.newContext({ baseURL: node.url, locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE_MS);
  const form = await context.newPage();
  await form.goto('/');
  await form.getByText(now.text).waitFor();
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
  await far.getByText(now.text).waitFor();
  const composer = chat.page.getByRole('textbox', { name: 'Your message' });

  await node.kill('SIGTERM');
  const question = `${wordsOf(`[1.1.${round}]`)} And then?`;
  await composer.fill(question);
  await composer.press('Enter');
  await composer.fill(draft);
  node.file = later.file;
  await node.start();

  const loads = new Map();
  for (const page of [form, chat.page]) page.on('load', () => loads.set(page, (loads.get(page) ?? 0) + 1));
  const began = wall();
  const opened = await opensGone(far);
  await offered(form);
  await form.getByRole('button', { name: 'Use it now' }).click();
  await form.getByText(later.text).waitFor();
  const tookMs = wall() - began;
  const kept = [
    await form.getByRole('textbox', { name: 'What is going on?' }).inputValue(),
    await composer.inputValue().catch(() => ''),
  ].filter((text) => text === draft).length;
  const sent = await arrived(chat, question);
  // A page of the former release would fetch its parts now.
  await pause(1000);
  const most = Math.max(0, ...loads.values());
  if (opened !== (await releaseOf(form)))
    faults.push('a page whose files are gone was not loaded again as one of the newer release');
  await context.close();
  return { faults, kept, sent: sent === 1 ? 1 : 0, loads: most, missing: missing.length, tookMs };
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
