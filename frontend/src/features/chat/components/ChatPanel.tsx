import type { HelpView } from '@beside/common/safety/safety.views';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './ChatPanel.module.css';

interface Props {
  /** The advice session that the chat is about. */
  sessionId: string;
  /** The region's accessible name. */
  label: string;
  onClose: () => void;
  /** Renders the help card: features do not import each other. */
  help: (help: HelpView) => ReactNode;
  /** Focuses the message field when it changes; absent or 0 leaves the focus where it is. */
  toField?: number;
}

/** The chat about an advice, inside a page. */
export function ChatPanel({ label, onClose }: Props) {
  const t = useT();
  return (
    <section className={styles.panel} aria-label={label}>
      <header className={styles.head}>
        <h2>{t('chat.title')}</h2>
        <ActionIcon data-tip aria-label={t('chat.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </header>
    </section>
  );
}
