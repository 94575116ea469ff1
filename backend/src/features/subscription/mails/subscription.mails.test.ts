import { UNLIMITED_AS_SESSIONS } from '@beside/common/contracts/contracts.constants';
import { fillInstruction } from '@beside/common/contracts/withdrawal-instruction';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { nameOfPlan, PAID_PLANS } from '@beside/common/usage/usage.constants';
import { describe, expect, it } from 'vitest';
import { LETTER_TEXTS } from '../../../lib/letter/letter.texts.ts';
import type { SignedContext } from '../../../lib/letter/signed-letter.ts';
import { shapeOf } from '../../../testing/text-shape.ts';
import { WITHDRAWAL_INSTRUCTIONS } from './subscription.instructions.ts';
import { SUBSCRIPTION_MAIL_TEXTS } from './subscription.mails.texts.ts';
import { composeSubscriptionMail } from './subscription.mails.ts';
import type { SubscriptionMail } from './subscription.mails.types.ts';

const URL_BASE = 'https://beside.example';
const CONTEXT: SignedContext = {
  language: 'en',
  appName: 'Beside',
  publicUrl: URL_BASE,
  supportEmail: 'help@beside.example',
  operator: { name: 'Beside GmbH', address: 'Lindenweg 7, 10115 Berlin', contact: '+49 30 1234', vatId: null, register: null },
  firstName: 'Clara',
};
const to = { userId: 'clara', plan: 'silver' } as const;
const AT = '2026-12-14T09:30:00.000Z';
const BEGUN = {
  ...to,
  about: 'begun',
  price: 999,
  charged: 499,
  startedAt: '2026-11-14T09:30:00.000Z',
  nextAt: AT,
  withdrawUntil: '2026-11-28T23:59:59.000Z',
  beganAtOnce: true,
} as const satisfies SubscriptionMail;
const MAILS: SubscriptionMail[] = [
  BEGUN,
  { ...to, about: 'changed', price: 1999, charged: 734, nextAt: AT },
  { ...to, about: 'change_scheduled', price: 499, at: AT },
  { ...to, about: 'cancelled', at: AT },
  { ...to, about: 'cancelled', at: AT, nextAt: '2026-12-01T09:30:00.000Z' },
  { ...to, about: 'cancelled', at: AT, isDisputed: true },
  { ...to, about: 'resumed', price: 999, nextAt: AT },
  { ...to, about: 'ended' },
  { ...to, about: 'payment_failed', due: 999, at: AT },
  { ...to, about: 'withdrawn', refund: 732 },
  { ...to, about: 'withdrawn', refund: 732, isDisputed: true },
];
const all = LANGUAGES.flatMap((language) => MAILS.map((mail) => [language, mail.about, mail] as const));

describe('texts of mails about payments', () => {
  it.each(LANGUAGES)('%s says what English says', (language) => {
    const texts = SUBSCRIPTION_MAIL_TEXTS[language];
    expect(shapeOf(texts)).toEqual(shapeOf(SUBSCRIPTION_MAIL_TEXTS.en));
    for (const { subject } of Object.values(texts.kinds)) {
      expect(subject.length).toBeLessThanOrEqual(40);
      expect(subject).not.toMatch(/\{/);
    }
  });

  it.each(LANGUAGES)('%s says how many sessions count as a month of a plan without a limit', (language) => {
    const { text } = composeSubscriptionMail({ ...BEGUN, plan: 'gold' }, { ...CONTEXT, language });
    expect(text).toMatch(new RegExp(`\\b${UNLIMITED_AS_SESSIONS}\\b`));
  });

  it('names no plan in a subject', () => {
    for (const language of LANGUAGES) {
      const { kinds } = SUBSCRIPTION_MAIL_TEXTS[language];
      const subjects = Object.values(kinds).map(({ subject }) => subject);
      for (const plan of PAID_PLANS.map((id) => nameOfPlan(id, language)))
        expect(subjects.filter((subject) => subject.includes(plan))).toEqual([]);
    }
  });
});

describe('mails about payments', () => {
  it.each(all)('%s %s is complete', (language, _about, mail) => {
    const { subject, html, text } = composeSubscriptionMail(mail, { ...CONTEXT, language });
    expect(`${subject}${html.replace(/<style>[\s\S]*?<\/style>/, '')}${text}`).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain('Clara');
    expect(text).toContain(nameOfPlan('silver', language));
    expect(html.match(/href="[^"]*"/g)?.every((href) => href.startsWith(`href="${URL_BASE}/`))).not.toBe(false);
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(/);
    // What the text says, the page says too.
    const plain = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    const { colon } = LETTER_TEXTS[language];
    for (const line of text.split('\n').filter((said) => said !== '' && !said.startsWith('— '))) {
      const [label = '', value = ''] = line.split(colon);
      expect(plain.includes(line) || (plain.includes(label) && plain.includes(value)), line).toBe(true);
    }
  });

  it('confirms a contract with everything that was agreed', () => {
    const { text } = composeSubscriptionMail(BEGUN, CONTEXT);
    for (const fact of [
      'Plan: Silver',
      'Advice sessions a month: 15',
      'Price a month, VAT included: €9.99',
      'Paid: €4.99',
      'Began on: 14 November 2026',
      'Next payment: 14 December 2026',
      'Last day to withdraw: 28 November 2026',
      'You asked us to begin before the withdrawal period is over.',
      'Beside GmbH · Lindenweg 7, 10115 Berlin · +49 30 1234',
    ])
      expect(text).toContain(fact);
    expect(text.split('\n').filter((line) => line.startsWith('https://'))).toEqual([
      `${URL_BASE}/account`,
      `${URL_BASE}/withdraw`,
      `${URL_BASE}/cancel`,
      `${URL_BASE}/terms-of-service`,
    ]);
  });

  it.each(LANGUAGES)(
    'confirms a contract in %s with the whole instruction on withdrawal and its form, before our own words',
    (language) => {
      const { text, html } = composeSubscriptionMail(BEGUN, { ...CONTEXT, language });
      const { title, parts } = fillInstruction(WITHDRAWAL_INSTRUCTIONS[language], CONTEXT);
      const words = [title, ...parts.flatMap(({ heading, lines }) => [heading, ...lines])];
      expect(text).toContain(`\n\n${words.join('\n\n')}\n\n${SUBSCRIPTION_MAIL_TEXTS[language].atOnce.slice(0, 20)}`);
      expect(html.match(/<h2/g)).toHaveLength(4);
      expect(composeSubscriptionMail({ ...BEGUN, withdrawUntil: null }, { ...CONTEXT, language }).text).not.toContain(title);
    },
  );

  it('speaks of no right that nobody has', () => {
    const { text } = composeSubscriptionMail({ ...BEGUN, plan: 'gold', withdrawUntil: null, nextAt: null }, CONTEXT);
    expect(text).not.toMatch(/withdraw|Next payment/i);
    expect(text).toContain('Advice sessions a month: Unlimited');
    expect(composeSubscriptionMail({ ...BEGUN, beganAtOnce: false }, CONTEXT).text).not.toContain('You asked us to begin');
  });

  it('promises a plan until its end only where it is had until then', () => {
    const cancelled = (more: object) => composeSubscriptionMail({ ...to, about: 'cancelled', at: AT, ...more }, CONTEXT).text;
    expect(cancelled({})).toMatch(/Until then nothing changes, and no more payments are taken\.[\s\S]*You can undo this/);
    const later = cancelled({ nextAt: '2026-12-01T09:30:00.000Z' });
    expect(later).toMatch(/it is renewed each month[\s\S]*Next payment: 1 December 2026\nEnds on: 14 December 2026/);
    expect(later).not.toContain('no more payments');
    const disputed = cancelled({ isDisputed: true });
    expect(disputed).toContain('ends on 14 December 2026 at the latest');
    expect(disputed).not.toMatch(/nothing changes|You can undo/);
  });

  it('writes prices and days as each language does', () => {
    const texts = LANGUAGES.map((language) =>
      composeSubscriptionMail(BEGUN, { ...CONTEXT, language }).text.replace(/[\u00a0\u202f]/g, ' '),
    );
    expect(texts.map((text) => /[:：] ?([^:：\n]*9[.,]99[^:\n]*)/.exec(text)?.[1])).toEqual([
      '€9.99',
      '9,99 €',
      '9,99 €',
      '9,99 €',
      '€ 9,99',
      '€9.99',
    ]);
    expect(texts[3]).toContain('14. Dezember 2026');
    expect(texts[5]).toContain('2026年12月14日');
  });

  it('promises no money where none goes back', () => {
    expect(composeSubscriptionMail({ ...to, about: 'withdrawn', refund: 0 }, CONTEXT).text).not.toMatch(/Paid back|goes back/);
    const disputed = composeSubscriptionMail({ ...to, about: 'withdrawn', refund: 732, isDisputed: true }, CONTEXT).text;
    expect(disputed).toContain('Your bank is looking into the payment');
    expect(disputed).not.toMatch(/Paid back|14 days/);
  });
});
