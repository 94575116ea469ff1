import { IconAlertCircle } from '@tabler/icons-react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** A failure about money that can be tried again. */
export function PaymentRetry({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useT();
  return (
    <ActionNote tone="danger" icon={IconAlertCircle} role="alert" label={t('error.retry')} onPress={onRetry}>
      {text}
    </ActionNote>
  );
}
