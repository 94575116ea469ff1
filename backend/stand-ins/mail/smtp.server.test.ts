import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/lib/logger.ts';
import { createMailer, type Mail, type Mailer } from '../../src/lib/mailer.ts';
import type { CaughtMessage } from './mailbox.ts';
import { type MailServer, startMailServer } from './smtp.server.ts';

const MAIL: Mail = {
  to: 'anna@example.com',
  subject: 'Prüfe deine Adresse',
  html: '<!doctype html><p>Hallo <a href="https://beside.example/verify-email?token=a&amp;b=1">hier</a></p>',
  text: 'Hallo\nhttps://beside.example/verify-email?token=a&b=1\nund http://other.example/x.',
  language: 'de',
};

let server: MailServer;
let mailer: Mailer;

beforeEach(async () => {
  server = await startMailServer({ keep: 3 });
  mailer = createMailer({ smtpUrl: server.smtpUrl, from: 'no-reply@example.com', appName: 'Beside' }, createLog('silent'));
});
afterEach(async () => {
  await mailer.close();
  await server.close();
});

async function messages(): Promise<CaughtMessage[]> {
  const response = await fetch(`${server.mailboxUrl}/messages.json`);
  return (await response.json()) as CaughtMessage[];
}

/** The answer's status when a browser is led here under this name. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.mailboxUrl}/messages.json`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('mail server', () => {
  it('catches a mail and lists it as JSON', async () => {
    await mailer.send(MAIL);
    const [message, ...more] = await messages();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      to: 'anna@example.com',
      from: 'Beside <no-reply@example.com>',
      subject: 'Prüfe deine Adresse',
      links: ['https://beside.example/verify-email?token=a&b=1', 'http://other.example/x'],
    });
    expect(message?.text.trim()).toBe(MAIL.text);
    expect(message?.html).toContain('<p>Hallo');
    expect(Date.parse(message?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('listens on loopback, below the range that outgoing connections take', () => {
    for (const address of [server.smtpUrl, server.mailboxUrl]) {
      const url = new URL(address);
      expect(url.hostname).toBe('127.0.0.1');
      expect(Number(url.port)).toBeLessThan(32_768);
    }
  });

  it('keeps the newest, newest first', async () => {
    for (const subject of ['one', 'two', 'three', 'four']) await mailer.send({ ...MAIL, subject });
    expect((await messages()).map((message) => message.subject)).toEqual(['four', 'three', 'two']);
    expect((await fetch(`${server.mailboxUrl}/messages/1`)).status).toBe(404);
    expect((await fetch(`${server.mailboxUrl}/messages/1/source`)).status).toBe(404);
  });

  it('shows a message without running anything of it', async () => {
    const html = '<!doctype html><script>alert(1)</script><p>Hi</p>';
    await mailer.send({ ...MAIL, subject: '<img src=x onerror=alert(1)>', text: '</pre><script>alert(2)</script>', html });
    const list = await (await fetch(server.mailboxUrl)).text();
    expect(list).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(list).not.toContain('<img');
    const shown = await fetch(`${server.mailboxUrl}/messages/1`);
    const page = await shown.text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).not.toContain('<script');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const frame = await fetch(`${server.mailboxUrl}/messages/1/html`);
    expect(await frame.text()).toContain('<base target="_blank"><script>');
    const policy = frame.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/allow-scripts|script-src|allow-same-origin/);
    expect(frame.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers this machine alone, and GET alone', async () => {
    const port = new URL(server.mailboxUrl).port;
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor(`[::1]:${port}`)).toBe(200);
    expect(await statusFor(`evil.example:${port}`)).toBe(403);
    expect(await statusFor(`127.0.0.1.evil.example:${port}`)).toBe(403);
    const posted = await fetch(`${server.mailboxUrl}/messages.json`, { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET');
    expect((await fetch(`${server.mailboxUrl}/messages/none`)).status).toBe(404);
  });

  it('notifies an open list of a new message', async () => {
    const events = await fetch(`${server.mailboxUrl}/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry');
    await mailer.send(MAIL);
    expect((await reader?.read())?.value).toContain('data: new');
    await reader?.cancel();
  });

  it('refuses a message that is too large, and goes on', async () => {
    await expect(mailer.send({ ...MAIL, text: 'x'.repeat(6 * 1024 * 1024) })).rejects.toMatchObject({ status: 552 });
    await mailer.send(MAIL);
    expect(await messages()).toHaveLength(1);
  });

  it('closes with a mailer still connected', async () => {
    await mailer.send(MAIL);
    const before = performance.now();
    await server.close();
    // The library waits half a minute for connections that nobody ends.
    expect(performance.now() - before).toBeLessThan(25_000);
    await expect(fetch(server.mailboxUrl)).rejects.toThrow();
  });
});
