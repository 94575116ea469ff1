import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Note } from '../../../components/Note.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** A failure about money that can be tried again. */
export function PaymentRetry({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useT();
  return (
    <Note
      tone="danger"
      icon={IconAlertCircle}
      role="alert"
      action={
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
