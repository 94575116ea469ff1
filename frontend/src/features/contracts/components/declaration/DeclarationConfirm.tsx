import { WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import type { DeclarationView, WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { contractFault } from '../../contract-fault.ts';
import { confirmDeclaration, contractKeys } from '../../contracts.api.ts';
import { receiptFacts } from '../../receipt-facts.ts';
import { ContractPage } from '../ContractPage.tsx';
import { RefundFacts } from './RefundFacts.tsx';

/** Before a declaration takes effect: what it does to the contract. */
export function DeclarationConfirm({ notice, token }: { notice: DeclarationView; token: string }) {
  useT();
  const client = useQueryClient();
  const { receipt, plan, withdrawal } = notice;
  const { kind } = receipt;
  const alerts = useAlerts();
  const { mutate: confirm, isPending: busy } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => confirmDeclaration(token),
    networkMode: 'always',
    onSuccess: (confirmed) => {
      client.setQueryData(contractKeys.notice(token), confirmed);
      // The reader may be signed in as the owner.
      void client.invalidateQueries({ queryKey: contractKeys.withdrawal });
    },
    onError: (error) => {
      alerts.show(t('leaving.confirm_failed'), contractFault(error, t('leaving.failed_text')));
      // It may have been confirmed elsewhere, or the link may be too old by now.
      void client.invalidateQueries({ queryKey: contractKeys.notice(token) });
    },
  });
  return (
    <ContractPage title={t(`leaving.notice_${kind}`)} intro={effectText(notice)}>
      <Facts of={receiptFacts(receipt)} />
      {withdrawal && <RefundFacts withdrawal={withdrawal} />}
      {plan !== null && (
        <Actions wide>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && confirm()}>
            {busy
              ? t('leaving.confirming')
              : t(kind === 'withdraw' && withdrawal ? 'leaving.confirm_withdrawal' : 'leaving.notice_confirm_cancel')}
          </Button>
        </Actions>
      )}
    </ContractPage>
  );
}

/** What the confirmation does, in a sentence or two. */
function effectText(notice: DeclarationView): string {
  const { receipt, plan, withdrawal } = notice;
  if (plan === null) return t('leaving.notice_nothing');
  if (receipt.kind === 'cancel') return cancelText(notice, plan);
  if (!withdrawal) return `${t('leaving.notice_withdraw_over', { days: WITHDRAWAL_DAYS })} ${cancelText(notice, plan)}`;
  return t(withdrawText(withdrawal), { plan: t(`plan.${plan}`), amount: moneyText(withdrawal.refund, withdrawal.currency) });
}

function withdrawText({ isProcessing, isDisputed }: WithdrawalView) {
  if (isProcessing) return 'leaving.notice_withdraw_processing';
  return isDisputed ? 'leaving.notice_withdraw_disputed' : 'leaving.notice_withdraw_text';
}

function cancelText({ receipt, endsAt, isLater, isDisputed }: DeclarationView, plan: PaidPlan): string {
  const name = t(`plan.${plan}`);
  if (!endsAt) return t(receipt.endsOn ? 'leaving.notice_cancel_unpaid_date' : 'leaving.notice_cancel_unpaid', { plan: name });
  const how = receipt.cancelKind === 'important' ? 'important' : isDisputed ? 'disputed' : isLater ? 'later' : ('text' as const);
  return t(`leaving.notice_cancel_${how}`, { plan: name, date: dayText(endsAt) });
}
