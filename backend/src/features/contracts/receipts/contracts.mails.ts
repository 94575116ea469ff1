import {
  DECLARATION_CONTRACT_MAX,
  DECLARATION_NAME_MAX,
  DECLARATION_REASON_MAX,
} from '@beside/common/contracts/contracts.constants';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { nameOfPlan } from '@beside/common/usage/usage.constants';
import { day, second } from '../../../lib/letter/letter.format.ts';
import { type ComposedMail, writeLetter } from '../../../lib/letter/letter.ts';
import { type SignedContext, writeSignedLetter } from '../../../lib/letter/signed-letter.ts';
import { type Declaration, LINK_DAYS } from '../contracts.statements.ts';
import { defuse } from './contracts.quotation.ts';
import { CONTRACT_MAIL_TEXTS } from './contracts.texts.ts';
import type { ContractMailTexts, ReceiptKind, ReceiptLabels } from './contracts.texts.types.ts';

/**
 * What a receipt may quote depends on its reader. `unknown`: the address has no contract, and anyone may have typed it, so nothing that was typed
 * is quoted. `received`: the contract's owner must get the declaration in writing, but a stranger may have sent it: short quotes, and the link to
 * the whole. `confirmed`: the reader has shown that it is theirs.
 */
export type Receipt =
  | { state: 'unknown' }
  | { state: 'received'; plan: PaidPlan; endsAt: string | null; isLater: boolean; token: string }
  | { state: 'confirmed'; plan: PaidPlan | null; endsAt: string | null; isLater: boolean };

/** Characters quoted before the declaration is confirmed, and after. */
const SHORT = { name: 80, contract: 120, reason: 300 };
const WHOLE = { name: DECLARATION_NAME_MAX, contract: DECLARATION_CONTRACT_MAX, reason: DECLARATION_REASON_MAX };

/** Whether a receipt quotes a declaration as it was typed, even before it is confirmed. */
export function isQuotedWhole({ name, contract, reason }: Pick<Declaration, 'name' | 'contract' | 'reason'>): boolean {
  return (
    defuse(name, SHORT.name) === name &&
    defuse(contract, SHORT.contract) === contract &&
    (reason === null || defuse(reason, SHORT.reason) === reason)
  );
}

const KINDS = {
  withdraw: { received: 'withdrawal_received', confirmed: 'withdrawal_confirmed', unknown: 'withdrawal_unknown' },
  cancel: { received: 'cancellation_received', confirmed: 'cancellation_confirmed', unknown: 'cancellation_unknown' },
} as const satisfies Record<Declaration['kind'], Record<Receipt['state'], ReceiptKind>>;

/** Writes the receipt of a declaration. */
export function composeReceipt(declaration: Declaration, receipt: Receipt, context: SignedContext): ComposedMail {
  const { language, publicUrl } = context;
  const texts = CONTRACT_MAIL_TEXTS[language];
  const { kind, number } = declaration;
  const facts: [keyof ReceiptLabels, string][] = [
    ['number', number],
    ['received', second(language, declaration.receivedAt.toISOString())],
    ['declaration', texts.declarations[kind]],
  ];
  const words = texts.kinds[KINDS[kind][receipt.state]];
  if (receipt.state === 'unknown') return writeSignedLetter(words, texts.facts, context, { facts, values: { number } });

  const max = receipt.state === 'confirmed' ? WHOLE : SHORT;
  const [open, close] = texts.quotes;
  const quoted = (typed: string, part: keyof typeof max): string => `${open}${defuse(typed, max[part])}${close}`;
  const ends = receipt.endsAt === null ? null : day(language, receipt.endsAt);
  facts.push(['name', quoted(declaration.name, 'name')], ['contract', quoted(declaration.contract, 'contract')]);
  const lines: string[] = [];
  if (kind === 'cancel') {
    facts.push(['cancelKind', texts.cancelKinds[declaration.cancelKind ?? 'ordinary']]);
    if (declaration.reason !== null) facts.push(['reason', quoted(declaration.reason, 'reason')]);
    facts.push(['wished', declaration.endsOn === null ? texts.asEarlyAsPossible : day(language, declaration.endsOn)]);
    if (declaration.cancelKind === 'important') lines.push(texts.important);
    if (declaration.endsOn !== null && receipt.endsAt !== null)
      lines.push(...wishLines(texts, declaration.endsOn, receipt.endsAt, receipt.isLater));
  }
  if (receipt.plan !== null) facts.push(['plan', nameOfPlan(receipt.plan, language)]);
  if (kind === 'cancel' && ends !== null) facts.push(['ends', ends]);
  return writeSignedLetter(words, texts.facts, context, {
    facts,
    values: { number, at: ends ?? '', days: LINK_DAYS },
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
function wishLines(texts: ContractMailTexts, endsOn: string, endsAt: string, isLater: boolean): string[] {
  const end = endsAt.slice(0, 10);
  if (end < endsOn) return [texts.endsBefore];
  if (isLater) return [texts.wishedLater];
  return end === endsOn ? [] : [texts.wishedDate];
}

/** Asks the support address to read a cancellation for an important reason. By its number alone: what was typed stays in the database. */
export function composeSupportMail(number: string, context: SignedContext): ComposedMail {
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
