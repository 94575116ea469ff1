import { IconDoorExit } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useWide } from '../../../../hooks/use-wide.ts';
import { exitText } from '../../../../lib/exit-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './QuickExitHint.module.css';

/** Explains the quick exit in narrow windows; wide ones explain it beside the button. */
export function QuickExitHint() {
  useT();
  if (useWide()) return null;
  return (
    <p className={styles.out}>
      <Icon of={IconDoorExit} />
      {exitText('where')}
    </p>
  );
}
