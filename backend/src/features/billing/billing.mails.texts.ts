import type { NoticeKind, PaidPlan } from '@beside/common/billing/billing.constants';
import type { Language } from '@beside/common/language/language.constants';
import type { LetterTexts } from '../../lib/letter/letter.ts';
import { BILLING_MAIL_TEXTS_DE } from './billing.mails.de.ts';
import { BILLING_MAIL_TEXTS_EN } from './billing.mails.en.ts';
import { BILLING_MAIL_TEXTS_ES } from './billing.mails.es.ts';
import { BILLING_MAIL_TEXTS_FR } from './billing.mails.fr.ts';
import { BILLING_MAIL_TEXTS_NL } from './billing.mails.nl.ts';
import { BILLING_MAIL_TEXTS_ZH } from './billing.mails.zh.ts';

/**
 * `begun` confirms the contract. `changed`: to a larger plan, at once. `change_scheduled`: to a smaller one, later. `resumed` undoes that, or a
 * cancellation. A notice is a withdrawal or a cancellation that was declared: `received` asks its owner to confirm it, `confirmed` needs nothing more,
 * `unknown` found no contract.
 */
export type BillingMailKind =
  | 'begun'
  | 'changed'
  | 'change_scheduled'
  | 'cancelled'
  | 'resumed'
  | 'ended'
  | 'payment_failed'
  | 'withdrawn'
  | 'withdrawal_received'
  | 'withdrawal_confirmed'
  | 'withdrawal_unknown'
  | 'cancellation_received'
  | 'cancellation_confirmed'
  | 'cancellation_unknown';

/** The lines of a mail's table, in their order. */
export interface FactLabels {
  plan: string;
  sessions: string;
  price: string;
  charged: string;
  due: string;
  refund: string;
  began: string;
  begins: string;
  next: string;
  ends: string;
  keptUntil: string;
  withdrawUntil: string;
  number: string;
  received: string;
  declaration: string;
  name: string;
  contract: string;
  cancelKind: string;
  reason: string;
  wished: string;
}

export interface BillingMailTexts {
  kinds: Record<BillingMailKind, LetterTexts>;
  facts: FactLabels;
  plans: Record<PaidPlan, string>;
  unlimited: string;
  declarations: Record<NoticeKind, string>;
  cancelKinds: { ordinary: string; important: string };
  asEarlyAsPossible: string;
  /** Around what somebody typed. */
  quotes: [string, string];
  /** In `begun`: the instruction on withdrawal (EU Directive 2011/83, Annex I) and its form. */
  right: string[];
  /** In `begun`, in addition, where the service began on request. */
  atOnce: string;
  /** In `withdrawn`, where something is paid back. */
  refunded: string;
  /** In a cancellation's receipt: a reason was named; a date was wished for. */
  important: string;
  wishedDate: string;
  /** In a receipt that quotes what somebody typed who has not shown that the address is theirs. */
  quoted: string;
  /** Labels of addresses. */
  links: { withdraw: string; cancel: string; terms: string };
}

/** `{app}`, `{support}`, `{plan}`, `{at}`, `{until}`, `{free}`, `{number}` and `{days}` are filled in. */
export const BILLING_MAIL_TEXTS: Record<Language, BillingMailTexts> = {
  en: BILLING_MAIL_TEXTS_EN,
  es: BILLING_MAIL_TEXTS_ES,
  fr: BILLING_MAIL_TEXTS_FR,
  de: BILLING_MAIL_TEXTS_DE,
  nl: BILLING_MAIL_TEXTS_NL,
  zh: BILLING_MAIL_TEXTS_ZH,
};
