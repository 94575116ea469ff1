import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconLock, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Show } from '../../../components/Show.tsx';
import { showHelp, useHelp } from '../../../features/couples/help.store.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import styles from './PrivateHelp.module.css';

const helpCard = lazyPart(async () => (await import('../../../features/safety/components/HelpCard.tsx')).HelpCard, ['safety']);

/**
 * Help for a sender in danger, on this screen alone. It is no live region, so nothing announces it.
 * In low windows it folds to one line.
 */
export function PrivateHelp({ token }: { token: string }) {
  const t = useT();
  const help = useHelp((state) => state.help[token]);
  const [opened, setOpened] = useState(false);
  if (!help) return null;
  return (
    <div className={styles.help} data-opened={opened || undefined}>
      <div className={styles.top}>
        <button type="button" className={styles.opener} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <Icon of={IconLock} size={16} />
          <span>{t('help.title')}</span>
          <Icon of={IconChevronDown} size={16} />
        </button>
        <p>
          <Icon of={IconLock} size={16} />
          {t('couples.only_you')}
        </p>
        <ActionIcon data-tip aria-label={t('couples.hide_help')} onClick={() => showHelp(token, undefined)}>
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      <Suspense>
        <Show part={helpCard} props={{ help, notCounted: false }} />
      </Suspense>
    </div>
  );
}
