import { UNLIMITED_AS_SESSIONS } from '@beside/common/billing/billing.constants';
import { fillInstruction } from '@beside/common/billing/withdrawal-instruction';
import type { Operator } from '@beside/common/operator/operator.types';
import { PLAN_LIMITS } from '@beside/common/usage/usage.constants';
import {
  type ComposedMail,
  type LetterContext,
  type LetterParts,
  type LetterTexts,
  writeLetter,
} from '../../lib/letter/letter.ts';
import { WITHDRAWAL_INSTRUCTIONS } from './billing.instructions.ts';
import { day, money } from './billing.mails.format.ts';
import { BILLING_MAIL_TEXTS } from './billing.mails.languages.ts';
import type { BillingMailKind, BillingMailTexts, FactLabels } from './billing.mails.texts.ts';
import type { BillingMail } from './billing.mails.types.ts';

export interface BillingMailContext extends LetterContext {
  /** Without a trailing slash; every link leads below it. */
  publicUrl: string;
  /** Null: nobody is named, as on a trial. */
  operator: Operator | null;
}

/** A line of a mail's table: which, and its value. */
export type FactLine = readonly [keyof FactLabels, string];

interface Parts {
  facts: FactLine[];
  values: Record<string, string>;
  /** After the kind's own lines. */
  lines?: string[];
  button?: string;
  links?: { label: string; url: string }[];
  sections?: LetterParts['sections'];
  /** Before the kind's own last lines. */
  after?: string[];
}

/** Writes a mail of a kind, with its table. */
export function writeBillingLetter(kind: BillingMailKind, context: BillingMailContext, parts: Parts): ComposedMail {
  const { kinds, facts: labels } = BILLING_MAIL_TEXTS[context.language];
  const texts: LetterTexts = kinds[kind];
  const { lines = [], after = [] } = parts;
  const facts = parts.facts.map(([name, value]) => ({ label: labels[name], value }));
  // The contract's other side, as its confirmation must name it.
  const signature = context.operator ? [operatorLine(context.operator)] : [];
  const last = [...after, ...(texts.after ?? []), ...signature];
  return writeLetter({ ...texts, lines: [...texts.lines, ...lines], after: last }, context, {
    values: { free: String(PLAN_LIMITS.free), sessions: String(UNLIMITED_AS_SESSIONS), ...parts.values },
    facts,
    button: parts.button,
    links: parts.links,
    sections: parts.sections,
  });
}

/** An operator in one line, for mails and invoices. */
export const operatorLine = ({ name, address, contact, vatId, register }: Operator): string =>
  [name, address, contact, vatId, register].filter((part) => part !== null).join(' · ');

/** Writes a mail about something that happened to a subscription. */
export function composeBillingMail(mail: BillingMail, context: BillingMailContext): ComposedMail {
  const { language, publicUrl } = context;
  const texts = BILLING_MAIL_TEXTS[language];
  const plan = texts.plans[mail.plan];
  const dated = (time: string): string => day(language, time);
  const price = (cents: number): string => money(language, cents);
  const next = (at: string | null): FactLine[] => (at === null ? [] : [['next', dated(at)]]);
  const at = 'at' in mail ? dated(mail.at) : '';
  const write = (facts: FactLine[], more: Partial<Parts> = {}, kind: BillingMailKind = mail.about): ComposedMail =>
    writeBillingLetter(kind, context, {
      button: `${publicUrl}/account`,
      ...more,
      facts: [['plan', plan], ...facts],
      values: { plan, at, ...more.values },
    });

  switch (mail.about) {
    case 'begun': {
      const { withdrawUntil, beganAtOnce } = mail;
      const limit = PLAN_LIMITS[mail.plan];
      const until = withdrawUntil === null ? '' : dated(withdrawUntil);
      return write(
        [
          ['sessions', limit === null ? texts.unlimited : String(limit)],
          ['price', price(mail.price)],
          ['charged', price(mail.charged)],
          ['began', dated(mail.startedAt)],
          ...next(mail.nextAt),
          ...(until ? [['withdrawUntil', until] as const] : []),
        ],
        {
          values: { until },
          links: contractLinks(texts, publicUrl, until !== ''),
          sections: until ? instructionSections(context) : [],
          after: until && beganAtOnce ? [texts.atOnce] : [],
        },
      );
    }
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

/** The instruction on withdrawal with its form, which the confirmation of a contract must hold. */
function instructionSections(context: BillingMailContext): LetterParts['sections'] {
  const { title, parts } = fillInstruction(WITHDRAWAL_INSTRUCTIONS[context.language], context);
  return [{ heading: title, lines: [] }, ...parts];
}

function contractLinks({ links }: BillingMailTexts, publicUrl: string, mayWithdraw: boolean): { label: string; url: string }[] {
  return [
    ...(mayWithdraw ? [{ label: links.withdraw, url: `${publicUrl}/withdraw` }] : []),
    { label: links.cancel, url: `${publicUrl}/cancel` },
    { label: links.terms, url: `${publicUrl}/terms-of-service` },
  ];
}
