import { Button } from '@mantine/core';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { PlainMessage } from './PlainMessage.tsx';

interface Props {
  title: string;
  text: string;
  onRetry: () => void;
  /** Inside a page with its own heading. */
  inside?: boolean;
}

/** Replaces failed content: what happened, and a retry. */
export function ErrorState({ title, text, onRetry, inside }: Props) {
  const t = useT();
  return (
    <PlainMessage title={title} text={text} inside={inside} role="alert">
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </PlainMessage>
  );
}
