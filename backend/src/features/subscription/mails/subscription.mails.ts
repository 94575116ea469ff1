import { UNLIMITED_AS_SESSIONS } from '@beside/common/contracts/contracts.constants';
import { fillInstruction } from '@beside/common/contracts/withdrawal-instruction';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { DEFAULT_LIMIT, limitOfPlan, nameOfPlan } from '@beside/common/usage/usage.constants';
import { day, money, number } from '../../../lib/letter/letter.format.ts';
import type { ComposedMail, LetterParts } from '../../../lib/letter/letter.ts';
import { type SignedContext, writeSignedLetter } from '../../../lib/letter/signed-letter.ts';
import { WITHDRAWAL_INSTRUCTIONS } from './subscription.instructions.ts';
import { SUBSCRIPTION_MAIL_TEXTS } from './subscription.mails.texts.ts';
import type { SubscriptionMail } from './subscription.mails.types.ts';
import type { FactLabels, SubscriptionMailKind, SubscriptionMailTexts } from './subscription.texts.types.ts';

/** A line of a mail's table: which, and its value. */
type FactLine = readonly [keyof FactLabels, string];

type More = Partial<Parameters<typeof writeSignedLetter>[3]>;

/** Writes a mail about a plan, whose name begins its table. */
function writePlanLetter(
  kind: SubscriptionMailKind,
  planId: PaidPlan,
  context: SignedContext,
  facts: FactLine[],
  more: More,
): ComposedMail {
  const texts = SUBSCRIPTION_MAIL_TEXTS[context.language];
  const plan = nameOfPlan(planId, context.language);
  return writeSignedLetter(texts.kinds[kind], texts.facts, context, {
    button: `${context.publicUrl}/account`,
    ...more,
    facts: [['plan', plan], ...facts],
    values: { free: DEFAULT_LIMIT, sessions: UNLIMITED_AS_SESSIONS, plan, ...more.values },
  });
}

/** Writes a mail about something that happened to a subscription. */
export function composeSubscriptionMail(mail: SubscriptionMail, context: SignedContext): ComposedMail {
  const { language, publicUrl } = context;
  const texts = SUBSCRIPTION_MAIL_TEXTS[language];
  const dated = (time: string): string => day(language, time);
  const price = (cents: number): string => money(language, cents);
  const next = (at: string | null): FactLine[] => (at === null ? [] : [['next', dated(at)]]);
  const at = 'at' in mail ? dated(mail.at) : '';
  const write = (facts: FactLine[], more: More = {}, kind: SubscriptionMailKind = mail.about): ComposedMail =>
    writePlanLetter(kind, mail.plan, context, facts, { ...more, values: { at } });

  switch (mail.about) {
    case 'begun':
      return writeBegun(mail, context);
    case 'changed':
      return write([['charged', price(mail.charged)], ['price', price(mail.price)], ...next(mail.nextAt)]);
    case 'change_scheduled':
      return write([
        ['begins', at],
        ['price', price(mail.price)],
      ]);
    case 'cancelled': {
      const { isDisputed, nextAt = null } = mail;
      const kind = isDisputed ? 'cancelled_disputed' : nextAt === null ? 'cancelled' : 'cancelled_later';
      return write([...next(nextAt), ['ends', at]], {}, kind);
    }
    case 'resumed':
      return write([['price', price(mail.price)], ...next(mail.nextAt)]);
    case 'ended':
      return write([], { button: `${publicUrl}/subscribe` });
    case 'payment_failed':
      return write([
        ['due', price(mail.due)],
        ['keptUntil', at],
      ]);
    case 'withdrawn': {
      const { refund, isDisputed } = mail;
      if (refund > 0 && isDisputed) return write([], { lines: [texts.disputed] });
      return refund > 0 ? write([['refund', price(refund)]], { lines: [texts.refunded] }) : write([]);
    }
  }
}

/** Confirms a contract. */
function writeBegun(mail: Extract<SubscriptionMail, { about: 'begun' }>, context: SignedContext): ComposedMail {
  const { language, publicUrl } = context;
  const { plan, price, charged, startedAt, nextAt, withdrawUntil, beganAtOnce } = mail;
  const texts = SUBSCRIPTION_MAIL_TEXTS[language];
  const limit = limitOfPlan(plan);
  const until = withdrawUntil === null ? '' : day(language, withdrawUntil);
  const facts: FactLine[] = [
    ['sessions', limit === null ? texts.unlimited : number(language, limit)],
    ['price', money(language, price)],
    ['charged', money(language, charged)],
    ['began', day(language, startedAt)],
    ...(nextAt === null ? [] : [['next', day(language, nextAt)] as const]),
    ...(until ? [['withdrawUntil', until] as const] : []),
  ];
  return writePlanLetter('begun', plan, context, facts, {
    values: { at: '', until },
    links: contractLinks(texts, publicUrl, until !== ''),
    sections: until ? instructionSections(context) : [],
    after: until && beganAtOnce ? [texts.atOnce] : [],
  });
}

/** The instruction on withdrawal with its form, which the confirmation of a contract must hold. */
function instructionSections(context: SignedContext): LetterParts['sections'] {
  const { title, parts } = fillInstruction(WITHDRAWAL_INSTRUCTIONS[context.language], context);
  return [{ heading: title, lines: [] }, ...parts];
}

function contractLinks(
  { links }: SubscriptionMailTexts,
  publicUrl: string,
  mayWithdraw: boolean,
): { label: string; url: string }[] {
  return [
    ...(mayWithdraw ? [{ label: links.withdraw, url: `${publicUrl}/withdraw` }] : []),
    { label: links.cancel, url: `${publicUrl}/cancel` },
    { label: links.terms, url: `${publicUrl}/terms-of-service` },
  ];
}
