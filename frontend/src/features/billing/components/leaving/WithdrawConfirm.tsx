import { type PaidPlan, UNLIMITED_AS_SESSIONS } from '@beside/common/billing/billing.constants';
import type { ReceiptView, WithdrawalView } from '@beside/common/billing/billing.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Facts } from '../../../../components/Facts.tsx';
import { errorText } from '../../../../lib/error-text.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { postWithdraw } from '../../leave.api.ts';
import type { NoticeValues } from '../../notice-checks.ts';
import { backText } from './back-text.ts';
import { LeaveActions, LeavePage } from './LeavePage.tsx';

interface Props {
  values: NoticeValues;
  withdrawal: WithdrawalView | null | undefined;
  /** The plan that this only cancels, since the time to withdraw is over. */
  cancels: PaidPlan | null;
  onBack: () => void;
  onDone: (receipt: ReceiptView) => void;
}

/** The second step of withdrawing: everything once more, and the button that sends it. */
export function WithdrawConfirm({ values: { name, email, contract }, withdrawal, cancels, onBack, onDone }: Props) {
  const t = useT();
  const { mutate: send, isPending: busy } = useMutation({
    mutationFn: () => postWithdraw({ name, email, contract, language: useI18n.getState().language }),
    networkMode: 'always',
    onSuccess: onDone,
    onError: (error) => toast('error', t('leaving.send_failed'), errorText(error, t('leaving.send_failed_text'))),
  });
  return (
    <LeavePage
      title={t('leaving.confirm_title')}
      above={<p>{t('leaving.step', { step: 2, steps: 2 })}</p>}
      intro={t('leaving.confirm_intro')}
      asideLabel={t('leaving.refund')}
      aside={
        !withdrawal && (
          <p>
            {cancels
              ? t('leaving.no_withdrawal_plan', { plan: t(`plan.${cancels}`) })
              : t('leaving.happens_refund', { sessions: UNLIMITED_AS_SESSIONS })}
          </p>
        )
      }
    >
      <Facts
        of={[
          [t('leaving.name_fact'), name],
          [t('leaving.email_fact'), email],
          [t('leaving.contract_fact'), contract],
          [t('leaving.declaration'), t('leaving.declaration_withdraw')],
          withdrawal ? [t('leaving.back_to_you'), backText(withdrawal)] : null,
        ]}
      />
      <LeaveActions>
        <Button aria-disabled={busy || undefined} onClick={() => !busy && send()}>
          {t(busy ? 'leaving.sending' : 'leaving.confirm_withdrawal')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('leaving.change')}
        </Button>
      </LeaveActions>
    </LeavePage>
  );
}
