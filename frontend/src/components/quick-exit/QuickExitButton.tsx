import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { exitText } from '../../lib/exit-text.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { quickExit } from '../../lib/quick-exit.ts';
import styles from './QuickExitButton.module.css';

/** Leaves at once. The wide one explains itself. */
export function QuickExitButton({ wide }: { wide?: boolean }) {
  const t = useT();
  return (
    <>
      <Button
        variant="default"
        size={wide ? 'md' : 'sm'}
        fullWidth={wide}
        className={styles.exit}
        leftSection={<IconDoorExit size={wide ? 20 : 16} stroke={1.75} aria-hidden="true" />}
        aria-describedby={wide ? 'quick-exit' : undefined}
        title={wide ? undefined : `${exitText('hint')} ${t('exit.keys')}`}
        onClick={quickExit}
      >
        {t('exit.leave')}
      </Button>
      {wide && (
        <p id="quick-exit" className={styles.hint}>
          {exitText('hint')} <span className={styles.keys}>{t('exit.keys')}</span>
        </p>
      )}
    </>
  );
}
