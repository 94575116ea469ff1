import { ActionIcon } from '@mantine/core';
import { IconLock, IconX } from '@tabler/icons-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Icon } from '../Icon.tsx';
import styles from './HelpPanel.module.css';

interface Props extends ComponentProps<'div'> {
  /** Before the line that only the reader sees it. */
  before?: ReactNode;
  onHide: (event: MouseEvent) => void;
}

/** Help for one reader, between a conversation and its field. It is no live region, so nothing announces it. */
export function HelpPanel({ before, onHide, className, ...panel }: Props) {
  const t = useT();
  return (
    <div {...panel} className={`${className} ${styles.panel}`}>
      <div className={styles.top}>
        {before}
        <p>
          <Icon of={IconLock} size={16} />
          {t('conversation.only_you')}
        </p>
        <ActionIcon data-tip aria-label={t('conversation.hide_help')} onClick={onHide}>
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {panel.children}
    </div>
  );
}
