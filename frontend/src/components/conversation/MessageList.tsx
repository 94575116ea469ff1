import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { StoredMessage } from '../../lib/conversation/cache.ts';
import type { Thread } from '../../lib/conversation/thread.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Icon } from '../Icon.tsx';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import styles from './MessageList.module.css';
import type { Chunk } from './message/MessageChunk.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import type { MessageListState } from './use-message-list.ts';

interface Props<Message> {
  /** From `useMessageList`. */
  list: MessageListState;
  view: Pick<Thread<Message>, 'pages' | 'hasOlder'>;
  /** The list's accessible name. */
  label: string;
  /** Above the first message of all. */
  before: ReactNode;
  /** Renders a page of messages, in a `MessageChunk`. */
  chunk: (chunk: Chunk<Message>) => ReactNode;
  /** What follows the messages. */
  children: ReactNode;
  /** Another status for screen readers. */
  status?: ReactNode;
  /** Whether to announce a message to screen readers: the reader's own are not. */
  concerns: (message: Message) => boolean;
  /** The announcement; null while the message waits for its translation. Memoised. */
  announcement: (message: Message) => string | null;
}

/** The messages of a conversation, newest last; older ones load as the reader scrolls up. */
export function MessageList<Message extends StoredMessage>(props: Props<Message>) {
  const { list, view, label, before, chunk, children, status, concerns, announcement } = props;
  const t = useT();
  const { frame, opened, unseen, toEnd, older, loadOlder } = list;
  const { pages, hasOlder } = view;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <div ref={frame} className={styles.log} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        <div className={styles.list}>
          {hasOlder ? <OlderMessages state={older} frame={frame} onWanted={loadOlder} /> : before}
          {pages.map((page, index) => {
            const previousAt = pages[index - 1]?.at(-1)?.createdAt ?? null;
            const near = index >= pages.length - 2;
            return <Fragment key={page[0]?.id}>{chunk({ page, previousAt, near, freshAfter: opened })}</Fragment>;
          })}
          {children}
        </div>
      </div>
      {unseen && (
        <Button className={styles.news} size="sm" leftSection={<Icon of={IconArrowDown} size={16} />} onClick={toEnd}>
          {t('conversation.new_messages')}
        </Button>
      )}
      {status}
      {/* The list itself is silent, since its texts grow. */}
      <MessageAnnouncer pages={pages} after={opened} concerns={concerns} words={announcement} />
    </div>
  );
}
