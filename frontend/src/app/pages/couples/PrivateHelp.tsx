import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { HelpPanel } from '../../../components/kit/HelpPanel.tsx';
import { Show } from '../../../components/page/Show.tsx';
import { hideHelp, useHelpOf } from '../../../features/couples/help/help.store.ts';
import { QuietHelp } from '../../../features/safety/components/QuietHelp.tsx';
import { usePart } from '../../../hooks/use-part.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import styles from './PrivateHelp.module.css';

const helpCard = lazyPart(async () => (await import('../../../features/safety/components/HelpCard.tsx')).HelpCard, ['safety']);

/**
 * Help for a reader who is, or may be, in danger, on this reader's screens alone. In low windows it folds to one line.
 */
export function PrivateHelp({ token }: { token: string }) {
  const t = useT();
  const help = useHelpOf(token);
  const [opened, setOpened] = useState(false);
  const isReady = usePart(helpCard, help);
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
      {/* Without its file the page still says where to find help. */}
      {isReady || helpCard.loaded() ? <Show part={helpCard} props={{ help, notCounted: false }} /> : <QuietHelp />}
    </HelpPanel>
  );
}
