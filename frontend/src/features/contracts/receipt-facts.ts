import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import type { Fact } from '../../components/kit/Facts.tsx';
import { dayText } from '../../lib/day-text.ts';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';

/** A moment to the second, with its time zone: "22 November 2026 at 21:14:07 CET". */
function momentText(time: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'long' }).format(new Date(time));
}

type Declared = Pick<ReceiptView, 'kind' | 'name' | 'email' | 'contract'> &
  Partial<Pick<ReceiptView, 'cancelKind' | 'reason' | 'endsOn'>>;

/** What is declared, and by whom. */
export function declaredFacts({ kind, name, email, contract, cancelKind, reason, endsOn }: Declared): [string, string][] {
  const facts: [string, string][] = [
    [t('leaving.name_fact'), name],
    [t('leaving.email_fact'), email],
    [t('leaving.contract_fact'), contract],
    [t('leaving.declaration'), t(`leaving.declaration_${kind}`)],
  ];
  if (cancelKind) facts.push([t('leaving.kind'), t(`leaving.kind_${cancelKind}`)]);
  if (reason) facts.push([t('leaving.reason'), reason]);
  if (kind === 'cancel') facts.push([t('leaving.when'), endsOn ? dayText(endsOn) : t('leaving.when_early')]);
  return facts;
}

/** What was declared, by whom, and when it was received. */
export const receiptFacts = (receipt: ReceiptView): readonly (readonly [string, string])[] => [
  [t('leaving.received'), momentText(receipt.receivedAt)],
  [t('leaving.receipt'), receipt.number],
  ...declaredFacts(receipt),
];

/** The receipt as a text file. */
export function receiptFile(title: string, facts: readonly Fact[]): Blob {
  const lines = facts.flatMap((fact) => (fact ? [`${fact[0]}: ${String(fact[1])}`] : []));
  return new Blob([`${title}\n\n${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
}
