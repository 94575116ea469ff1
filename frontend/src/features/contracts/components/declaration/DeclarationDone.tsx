import { WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import type { DeclarationView } from '@beside/common/contracts/contracts.views';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { receiptFacts } from '../../receipt-facts.ts';
import { ContractPage } from '../ContractPage.tsx';

/** A confirmed declaration, now or before. */
export function DeclarationDone({ notice }: { notice: DeclarationView }) {
  useT();
  const { receipt, withdrawal, plan } = notice;
  // A withdrawal that came too late has cancelled the plan instead.
  const kind = receipt.kind === 'withdraw' && (withdrawal !== null || plan === null) ? 'withdraw' : 'cancel';
  return (
    <ContractPage title={t(`leaving.done_${kind}`)} intro={kind === 'withdraw' ? withdrawnText(notice) : endsText(notice)}>
      <Facts of={receiptFacts(receipt)} />
      <Actions wide>
        <Button component={Link} to="/" variant="default">
          {t('leaving.home')}
        </Button>
      </Actions>
    </ContractPage>
  );
}

function withdrawnText({ withdrawal, awaitsBank }: DeclarationView): string {
  if (withdrawal?.isProcessing) return t('leaving.done_withdraw_processing');
  if (withdrawal?.isDisputed || awaitsBank) return t('leaving.done_withdraw_disputed');
  return t('leaving.done_withdraw_text', { days: WITHDRAWAL_DAYS });
}

function endsText({ plan, endsAt, isLater, isDisputed, receipt }: DeclarationView): string {
  if (endsAt) return t(`leaving.done_cancel_${isDisputed ? 'disputed' : isLater ? 'later' : 'date'}`, { date: dayText(endsAt) });
  // A contract without a period is not paid yet.
  if (plan === null) return t('leaving.done_cancel_text');
  return t(receipt.endsOn ? 'leaving.done_cancel_unpaid_date' : 'leaving.done_cancel_unpaid');
}
