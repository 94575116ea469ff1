import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { HelpPanel } from '../../../components/kit/HelpPanel.tsx';
import { hideHelp, useHelpOf } from '../../../features/couples/help/help.store.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { ShowHelp } from '../ShowHelp.tsx';
import styles from './PrivateHelp.module.css';

/**
 * Help for a reader who is, or may be, in danger, on this reader's screens alone. In low windows it folds to one line.
 */
export function PrivateHelp({ token }: { token: string }) {
  const t = useT();
  const help = useHelpOf(token);
  const [opened, setOpened] = useState(false);
  if (!help) return null;
  return (
    <HelpPanel
      className={styles.help}
      data-opened={opened || undefined}
      data-level={help.level}
      onHide={() => hideHelp(token)}
      before={
        <button type="button" className={styles.opener} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <Icon of={IconLock} size={16} />
          <span>{t(help.level === 'certain' ? 'help.title' : 'help.title_possible')}</span>
          <Icon of={IconChevronDown} size={16} />
        </button>
      }
    >
      <ShowHelp help={help} notCounted={false} />
    </HelpPanel>
  );
}
