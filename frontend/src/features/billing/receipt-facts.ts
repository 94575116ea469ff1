import type { ReceiptView } from '@beside/common/billing/billing.views';
import type { Fact } from '../../components/Facts.tsx';
import { dayText } from '../../lib/day-text.ts';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';

/** A moment to the second, with its time zone: "22 November 2026 at 21:14:07 CET". */
function momentText(time: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'long' }).format(new Date(time));
}

/** What was declared, by whom, and when it was received. */
export function receiptFacts(receipt: ReceiptView): readonly (readonly [string, string])[] {
  const { kind, cancelKind, reason, endsOn } = receipt;
  const facts: [string, string][] = [
    [t('leaving.received'), momentText(receipt.receivedAt)],
    [t('leaving.receipt'), receipt.number],
    [t('leaving.name_fact'), receipt.name],
    [t('leaving.email_fact'), receipt.email],
    [t('leaving.contract_fact'), receipt.contract],
    [t('leaving.declaration'), t(`leaving.declaration_${kind}`)],
  ];
  if (cancelKind) facts.push([t('leaving.kind'), t(`leaving.kind_${cancelKind}`)]);
  if (reason) facts.push([t('leaving.reason'), reason]);
  if (kind === 'cancel') facts.push([t('leaving.when'), endsOn ? dayText(endsOn) : t('leaving.when_early')]);
  return facts;
}

/** The receipt as a text file. */
export function receiptFile(title: string, facts: readonly Fact[]): Blob {
  const lines = facts.flatMap((fact) => (fact ? [`${fact[0]}: ${String(fact[1])}`] : []));
  return new Blob([`${title}\n\n${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
}
