import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actions } from '../../../components/kit/Actions.tsx';
import { type Fact, Facts } from '../../../components/kit/Facts.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { ContractPage } from './ContractPage.tsx';

interface Props {
  title: string;
  facts: readonly Fact[];
  /** Of the button that sends the declaration, as the law words it. */
  label: string;
  aside?: ReactNode;
  asideLabel?: string;
  send: () => Promise<ReceiptView>;
  onBack: () => void;
  onDone: (receipt: ReceiptView) => void;
}

/** The second step of a declaration: everything once more, the button that sends it, and the way back to change it. */
export function ConfirmStep({ title, facts, label, aside, asideLabel, send: post, onBack, onDone }: Props) {
  const t = useT();
  const alerts = useAlerts();
  const { mutate: send, isPending: busy } = useMutation({
    onMutate: alerts.clear,
    mutationFn: post,
    networkMode: 'always',
    onSuccess: onDone,
    onError: (error) => alerts.show(t('leaving.send_failed'), errorText(error, t('leaving.send_failed_text'))),
  });
  return (
    <ContractPage
      title={title}
      above={<p>{t('leaving.step', { step: 2, steps: 2 })}</p>}
      intro={t('leaving.confirm_intro')}
      aside={aside}
      asideLabel={asideLabel}
    >
      <Facts of={facts} />
      <Actions wide>
        <Button aria-disabled={busy || undefined} onClick={() => !busy && send()}>
          {busy ? t('leaving.sending') : label}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('leaving.change')}
        </Button>
      </Actions>
    </ContractPage>
  );
}
