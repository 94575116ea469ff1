import { Button } from '@mantine/core';
import { useT } from '../lib/i18n/i18n.store.ts';
import styles from './ErrorState.module.css';

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
  const Heading = inside ? 'h2' : 'h1';
  return (
    <div className={styles.state} data-inside={inside || undefined} role="alert">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  );
}
