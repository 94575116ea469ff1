import { LANGUAGES } from '@beside/common/language/language.constants';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../stand-ins/mail/smtp.server.ts';
import { LETTER_TEXTS } from '../../../lib/letter/letter.texts.ts';
import { createLog } from '../../../lib/logger.ts';
import { createMailer } from '../../../lib/mailer.ts';
import { MAIL_TEXTS } from './account.mails.texts.ts';
import { composeMail, type MailContext, type MailKind } from './account.mails.ts';

const URL_BASE = 'https://beside.example';
const CONTEXT: MailContext = {
  language: 'en',
  appName: 'Beside',
  publicUrl: URL_BASE,
  supportEmail: 'help@beside.example',
  firstName: 'Anna',
  at: Date.parse('2026-11-29T21:05:00Z'),
  device: { browser: 'chrome', system: 'android' },
  from: Date.parse('2026-12-06T21:05:00Z'),
  months: 6,
  keepBookmarked: true,
  token: 'a+b/c=',
};
const TOKEN = 'token=a%2Bb%2Fc%3D';
/** What each kind leads to, in order. */
const LINKS: Record<MailKind, string[]> = {
  verify: [`${URL_BASE}/verify-email?${TOKEN}`],
  reset: [`${URL_BASE}/reset-password?${TOKEN}`],
  already_registered: [`${URL_BASE}/auth`, `${URL_BASE}/forgot-password`],
  verify_change: [`${URL_BASE}/verify-email?${TOKEN}`],
  email_changed: [],
  email_changed_for_you: [`${URL_BASE}/email-change?${TOKEN}`],
  password_changed: [`${URL_BASE}/forgot-password`],
  account_deleted: [],
  admin_password_changed: [`${URL_BASE}/forgot-password`],
  token_made: [],
  new_sign_in: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  second_factor_on: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  second_factor_off: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  recovery_code_used: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  recovery_codes_made: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  passkey_added: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  passkey_removed: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/signing-in`],
  retention_chosen: [`${URL_BASE}/forgot-password`, `${URL_BASE}/account/keeping`],
};
const KINDS = [
  'verify',
  'reset',
  'already_registered',
  'verify_change',
  'email_changed',
  'email_changed_for_you',
  'password_changed',
  'account_deleted',
  'admin_password_changed',
  'token_made',
  'new_sign_in',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'recovery_codes_made',
  'passkey_added',
  'passkey_removed',
  'retention_chosen',
] as const;
const all = LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const));

const placeholders = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();

describe('texts of mails', () => {
  it.each(LANGUAGES)('%s says what English says', (language) => {
    const english = MAIL_TEXTS.en;
    const texts = MAIL_TEXTS[language];
    for (const key of ['hello', 'helloNameless', 'copyLink', 'footer'] as const)
      expect(placeholders(LETTER_TEXTS[language][key])).toEqual(placeholders(LETTER_TEXTS.en[key]));
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const kind of KINDS) {
      const [own, original] = [texts[kind], english[kind]];
      expect(Object.keys(own)).toEqual(Object.keys(original));
      expect(own.lines).toHaveLength(original.lines.length);
      expect(own.after ?? []).toHaveLength(original.after?.length ?? 0);
      expect(placeholders(own)).toEqual(placeholders(original));
      if (language !== 'en') expect(own.subject).not.toBe(original.subject);
      expect(own.subject.length).toBeLessThanOrEqual(40);
      expect(placeholders(own.subject)).toEqual([]);
    }
    const known = [
      '{app}',
      '{bookmarked}',
      '{days}',
      '{device}',
      '{from}',
      '{hours}',
      '{minutes}',
      '{months}',
      '{support}',
      '{when}',
    ];
    expect(placeholders(texts).sort()).toEqual(known);
  });

  it('speaks of the delays that hold', () => {
    for (const language of LANGUAGES) {
      expect(composeMail('verify', { ...CONTEXT, language }).text).toMatch(/\b24\b/);
      expect(composeMail('reset', { ...CONTEXT, language }).text).toMatch(/\b60\b/);
    }
  });
});

describe('mails', () => {
  it.each(all)('%s %s is complete', (language, kind) => {
    const { subject, html, text } = composeMail(kind, { ...CONTEXT, language });
    expect(`${subject}${html.replace(/<style>[\s\S]*?<\/style>/, '')}${text}`).not.toMatch(/[{}]|undefined|null/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('Anna');
    expect(text).toContain('Anna');
    expect(text).toContain('help@beside.example');
    const lines = text.split('\n');
    const links = LINKS[kind];
    expect(lines.filter((line) => line.includes('://'))).toEqual(links);
    expect([...new Set(html.match(/https?:\/\/[^"<\s]+/g))]).toEqual(links);
    expect(html.match(/href="[^"]*"/g)?.every((href) => href.startsWith(`href="${URL_BASE}/`)) ?? true).toBe(true);
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import|@font-face/);
    // What either of them says, the other says too.
    const plain = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"');
    for (const line of lines.filter((said) => said !== '' && !said.startsWith('— '))) expect(plain).toContain(line);
  });

  it('needs a token where the link has one', () => {
    for (const kind of ['verify', 'reset', 'verify_change'] as const) {
      expect(() => composeMail(kind, { ...CONTEXT, token: undefined })).toThrow('needs a token');
      expect(() => composeMail(kind, { ...CONTEXT, token: '' })).toThrow('needs a token');
    }
    expect(composeMail('password_changed', { ...CONTEXT, token: undefined }).html).not.toContain('token');
  });

  it('keeps a token out of mails that do not need one', () => {
    for (const kind of ['already_registered', 'email_changed', 'password_changed', 'account_deleted'] as const) {
      const { html, text } = composeMail(kind, CONTEXT);
      expect(html + text).not.toContain('token');
    }
  });

  it('makes no markup and no placeholder of a name', () => {
    const { html, text } = composeMail('verify', { ...CONTEXT, firstName: '<b>{support} & "Co"' });
    expect(html).toContain('Hello &lt;b&gt;{support} &amp; &quot;Co&quot;,');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Hello <b>{support} & "Co",');
  });

  it.each([
    'http://evil.example',
    'Free money at www.evil',
    'evil.example',
    'evil。example',
    'evil\u200b.\u200bexample',
    'me@evil',
    'Call 0800 12345',
    'tel:1',
    'evil\\share',
    `A${'nn'.repeat(25)}a`,
    ' \r\n ',
    '\u202e',
    '',
  ])('leaves %j out of the greeting', (firstName) => {
    for (const language of LANGUAGES) {
      const { html, text } = composeMail('already_registered', { ...CONTEXT, language, firstName });
      expect(text.split('\n')[0]).toBe(LETTER_TEXTS[language].helloNameless);
      expect(html).toContain(`>${LETTER_TEXTS[language].helloNameless}</p>`);
      expect(html + text).not.toMatch(/evil|0800/);
    }
  });

  it.each(['Jean-Luc', "D'Arcy", 'J. R.', 'Ana María', '李雷', 'Zoë 2'])('greets %s', (firstName) => {
    expect(composeMail('verify', { ...CONTEXT, firstName }).text.split('\n')[0]).toBe(`Hello ${firstName},`);
  });

  it('keeps a name on its line', () => {
    expect(composeMail('verify', { ...CONTEXT, firstName: ' Anna\r\n\u2028\tMaria ' }).text.split('\n')[0]).toBe(
      'Hello Anna Maria,',
    );
  });

  it('arrives as it was written', async () => {
    const server = await startMailServer();
    const mailer = createMailer(
      { smtpUrl: server.smtpUrl, from: 'no-reply@beside.example', appName: 'Beside' },
      createLog('silent'),
    );
    try {
      for (const language of LANGUAGES) {
        const mail = composeMail('verify', { ...CONTEXT, language, firstName: 'Zoë 李' });
        await mailer.send({ ...mail, to: 'anna@example.com', language });
        const listed: unknown = await (await fetch(`${server.mailboxUrl}/messages.json`)).json();
        expect(listed).toMatchObject({ 0: { subject: mail.subject, links: LINKS.verify } });
        const id = LANGUAGES.indexOf(language) + 1;
        const parsed = await PostalMime.parse(await (await fetch(`${server.mailboxUrl}/messages/${id}/source`)).text());
        expect(parsed.text?.trim()).toBe(mail.text.trim());
        expect(parsed.html?.trim()).toBe(mail.html.trim());
      }
    } finally {
      await mailer.close();
      await server.close();
    }
  });
});
