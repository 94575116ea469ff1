import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Icon } from '../Icon.tsx';
import styles from './MessageList.module.css';
import { OlderMessages } from './OlderMessages.tsx';
import type { MessageListState } from './use-message-list.ts';

interface Props {
  /** From `useMessageList`. */
  list: MessageListState;
  /** The server has older messages. */
  hasOlder: boolean;
  /** The list's accessible name. */
  label: string;
  /** The messages, in `MessageChunk`s, and what follows them. */
  children: ReactNode;
  /** What announces them to screen readers. The list itself is silent, since its texts grow. */
  announcer: ReactNode;
}

/** The messages of a conversation, newest last; older ones load as the reader scrolls up. */
export function MessageList({ list, hasOlder, label, children, announcer }: Props) {
  const t = useT();
  const { frame, unseen, toEnd, older, loadOlder } = list;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <div ref={frame} className={styles.log} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        <div className={styles.list}>
          {hasOlder && <OlderMessages state={older} frame={frame} onWanted={loadOlder} />}
          {children}
        </div>
      </div>
      {unseen && (
        <Button className={styles.news} size="sm" leftSection={<Icon of={IconArrowDown} size={16} />} onClick={toEnd}>
          {t('conversation.new_messages')}
        </Button>
      )}
      {announcer}
    </div>
  );
}
