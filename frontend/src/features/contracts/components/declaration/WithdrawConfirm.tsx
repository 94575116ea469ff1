import { UNLIMITED_AS_SESSIONS } from '@beside/common/contracts/contracts.constants';
import type { ReceiptView, WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { postWithdraw } from '../../contracts.api.ts';
import type { DeclarationValues } from '../../declaration-checks.ts';
import { declaredFacts } from '../../receipt-facts.ts';
import { backText } from '../back-text.ts';
import { ConfirmStep } from '../ConfirmStep.tsx';

interface Props {
  values: DeclarationValues;
  withdrawal: WithdrawalView | null | undefined;
  /** The plan that this only cancels, since the time to withdraw is over. */
  cancels: PaidPlan | null;
  onBack: () => void;
  onDone: (receipt: ReceiptView) => void;
}

/** The second step of withdrawing. */
export function WithdrawConfirm({ values: { name, email, contract }, withdrawal, cancels, onBack, onDone }: Props) {
  const t = useT();
  return (
    <ConfirmStep
      title={t('leaving.confirm_title')}
      facts={[
        ...declaredFacts({ kind: 'withdraw', name, email, contract }),
        withdrawal ? [t('leaving.back_to_you'), backText(withdrawal)] : null,
      ]}
      label={t('leaving.confirm_withdrawal')}
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
      send={() => postWithdraw({ name, email, contract, language: useI18n.getState().language })}
      onBack={onBack}
      onDone={onDone}
    />
  );
}
