import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { postCancelRequest } from '../../contracts.api.ts';
import { type CancelValues, cancelRequest } from '../../declaration-checks.ts';
import { declaredFacts } from '../../receipt-facts.ts';
import { ConfirmStep } from '../ConfirmStep.tsx';
import { CancelHappens } from '../cancel-plan/CancelHappens.tsx';

interface Props {
  values: CancelValues;
  onBack: () => void;
  onDone: (receipt: ReceiptView) => void;
}

/** The second step of cancelling, where the law of the language wants one: see `hasRecap`. */
export function CancelConfirm({ values, onBack, onDone }: Props) {
  const t = useT();
  const { kind: cancelKind, ...request } = cancelRequest(values);
  return (
    <ConfirmStep
      title={t('leaving.cancel_confirm_title')}
      facts={declaredFacts({ ...request, kind: 'cancel', cancelKind })}
      label={t('leaving.cancel_notify')}
      asideLabel={t('leaving.happens')}
      aside={<CancelHappens />}
      send={() => postCancelRequest(cancelRequest(values))}
      onBack={onBack}
      onDone={onDone}
    />
  );
}
