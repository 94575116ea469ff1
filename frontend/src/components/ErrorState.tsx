import { Button } from '@mantine/core';
import { useT } from '../lib/i18n/i18n.store.ts';
import styles from './ErrorState.module.css';

interface Props {
  title: string;
  text: string;
  onRetry: () => void;
}

/** Replaces failed content: what happened, and a retry. */
export function ErrorState({ title, text, onRetry }: Props) {
  const t = useT();
  return (
    <div className={styles.state} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  );
}
