import { NOTICE_CONTRACT_MAX, NOTICE_NAME_MAX, NOTICE_REASON_MAX, type PaidPlan } from '@beside/common/billing/billing.constants';
import { type ComposedMail, writeLetter } from '../../lib/letter/letter.ts';
import { day, second } from './billing.mails.format.ts';
import { BILLING_MAIL_TEXTS } from './billing.mails.languages.ts';
import { defuse } from './billing.mails.quote.ts';
import type { BillingMailKind, BillingMailTexts } from './billing.mails.texts.ts';
import { type BillingMailContext, type FactLine, writeBillingLetter } from './billing.mails.ts';
import { NOTICE_LINK_DAYS, type Notice } from './billing.notices.statements.ts';

/**
 * What a receipt may quote depends on its reader. `unknown`: the address has no contract, and anyone may have typed it, so nothing that was typed
 * is quoted. `received`: the contract's owner must get the declaration in writing, but a stranger may have sent it: short quotes, and the link to
 * the whole. `confirmed`: the reader has shown that it is theirs.
 */
export type Receipt =
  | { state: 'unknown' }
  | { state: 'received'; plan: PaidPlan; endsAt: string | null; isLater: boolean; token: string }
  | { state: 'confirmed'; plan: PaidPlan | null; endsAt: string | null; isLater: boolean };

/** Characters quoted before the notice is confirmed, and after. */
const SHORT = { name: 80, contract: 120, reason: 300 };
const WHOLE = { name: NOTICE_NAME_MAX, contract: NOTICE_CONTRACT_MAX, reason: NOTICE_REASON_MAX };

/** Whether a receipt quotes a notice as it was typed, even before it is confirmed. */
export function isQuotedWhole({ name, contract, reason }: Pick<Notice, 'name' | 'contract' | 'reason'>): boolean {
  return (
    defuse(name, SHORT.name) === name &&
    defuse(contract, SHORT.contract) === contract &&
    (reason === null || defuse(reason, SHORT.reason) === reason)
  );
}

const KINDS = {
  withdraw: { received: 'withdrawal_received', confirmed: 'withdrawal_confirmed', unknown: 'withdrawal_unknown' },
  cancel: { received: 'cancellation_received', confirmed: 'cancellation_confirmed', unknown: 'cancellation_unknown' },
} as const satisfies Record<Notice['kind'], Record<Receipt['state'], BillingMailKind>>;

/** Writes the receipt of a notice. */
export function composeReceipt(notice: Notice, receipt: Receipt, context: BillingMailContext): ComposedMail {
  const { language, publicUrl } = context;
  const texts = BILLING_MAIL_TEXTS[language];
  const { kind, number } = notice;
  const facts: FactLine[] = [
    ['number', number],
    ['received', second(language, notice.receivedAt.toISOString())],
    ['declaration', texts.declarations[kind]],
  ];
  const mailKind = KINDS[kind][receipt.state];
  if (receipt.state === 'unknown') return writeBillingLetter(mailKind, context, { facts, values: { number } });

  const max = receipt.state === 'confirmed' ? WHOLE : SHORT;
  const [open, close] = texts.quotes;
  const quoted = (typed: string, part: keyof typeof max): string => `${open}${defuse(typed, max[part])}${close}`;
  const ends = receipt.endsAt === null ? null : day(language, receipt.endsAt);
  facts.push(['name', quoted(notice.name, 'name')], ['contract', quoted(notice.contract, 'contract')]);
  const lines: string[] = [];
  if (kind === 'cancel') {
    facts.push(['cancelKind', texts.cancelKinds[notice.cancelKind ?? 'ordinary']]);
    if (notice.reason !== null) facts.push(['reason', quoted(notice.reason, 'reason')]);
    facts.push(['wished', notice.endsOn === null ? texts.asEarlyAsPossible : day(language, notice.endsOn)]);
    if (notice.cancelKind === 'important') lines.push(texts.important);
    if (notice.endsOn !== null && receipt.endsAt !== null)
      lines.push(...wishLines(texts, notice.endsOn, receipt.endsAt, receipt.isLater));
  }
  if (receipt.plan !== null) facts.push(['plan', texts.plans[receipt.plan]]);
  if (kind === 'cancel' && ends !== null) facts.push(['ends', ends]);
  return writeBillingLetter(mailKind, context, {
    facts,
    values: { number, at: ends ?? '', days: String(NOTICE_LINK_DAYS) },
    lines,
    ...(receipt.state === 'received'
      ? {
          button: `${publicUrl}/${kind === 'withdraw' ? 'withdraw' : 'cancel'}?token=${encodeURIComponent(receipt.token)}`,
          after: [texts.quoted],
        }
      : {}),
  });
}

/** What becomes of a named date: an earlier one than the end of the paid month cannot be kept, a later one is. */
function wishLines(texts: BillingMailTexts, endsOn: string, endsAt: string, isLater: boolean): string[] {
  const end = endsAt.slice(0, 10);
  if (end < endsOn) return [texts.endsBefore];
  if (isLater) return [texts.wishedLater];
  return end === endsOn ? [] : [texts.wishedDate];
}

/** Asks the support address to read a cancellation for an important reason. By its number alone: what was typed stays in the database. */
export function composeSupportMail(number: string, context: BillingMailContext): ComposedMail {
  return writeLetter(
    {
      subject: 'A cancellation needs a person',
      preheader: 'It names an important reason.',
      lines: ['The cancellation {number} at {app} names an important reason. Please read it, and answer its sender.'],
    },
    { ...context, language: 'en', firstName: undefined },
    { values: { number } },
  );
}
