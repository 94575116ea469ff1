import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useEndInView } from '../../../../hooks/use-end-in-view.ts';
import { lastMessage } from '../../../../lib/conversation/thread.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { useOutboxOf } from '../../outbox.store.ts';
import { otherRole } from '../../participants.ts';
import { useReaderLanguage } from '../../reader-language.ts';
import { useOlder } from '../../use-older.ts';
import { useReadReceipts } from '../../use-read-receipts.ts';
import { useTranslations } from '../../use-translations.ts';
import styles from './Conversation.module.css';
import { GrowingReply } from './GrowingReply.tsx';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import { MessageChunk } from './MessageChunk.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OutboxMessages } from './OutboxMessages.tsx';
import { Unanswered } from './Unanswered.tsx';

interface Props {
  token: string;
  view: SessionView;
  /** Content above the first message, such as the invitation. */
  before?: ReactNode;
}

/** The messages, newest last; older ones load as the reader scrolls up. */
export function Conversation({ token, view, before }: Props) {
  const t = useT();
  const language = useReaderLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd } = useEndInView(frame, view.pages.length > 0);
  const last = lastMessage(view)?.id ?? 0;
  const [opened] = useState(last);
  const { loadOlder, older } = useKeptPlace(token, view, frame);
  const unseen = useUnseen(last, atEnd);
  useReadReceipts(token, view, atEnd);
  useTranslations(token, view);
  useOwnInView(token, toEnd);

  const me = view.me.role === 'visitor' ? 'partner2' : view.me.role;
  const readTo = view.reads[otherRole(me)] ?? 0;
  const { pages } = view;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <div ref={frame} className={styles.log} role="log" aria-live="off" aria-label={t('couples.conversation')} tabIndex={0}>
        <div className={styles.list}>
          {view.hasOlder && <OlderMessages state={older} frame={frame} onWanted={loadOlder} />}
          {!view.hasOlder && before}
          {pages.map((page, index) => (
            <MessageChunk
              key={page[0]?.id}
              page={page}
              previousAt={pages[index - 1]?.at(-1)?.createdAt ?? null}
              me={me}
              readTo={Math.min(readTo, page.at(-1)?.id ?? 0)}
              language={language}
              freshAfter={opened}
              near={index >= pages.length - 2}
            />
          ))}
          <OutboxMessages token={token} view={view} />
          <GrowingReply token={token} language={view.session.language ?? language} />
          {view.session.unanswered !== null && view.session.isActive && <Unanswered token={token} />}
        </div>
      </div>
      {unseen && (
        <Button className={styles.news} size="sm" leftSection={<Icon of={IconArrowDown} size={16} />} onClick={toEnd}>
          {t('couples.new_messages')}
        </Button>
      )}
      <MessageAnnouncer view={view} language={language} after={opened} />
    </div>
  );
}

/** Keeps the scroll position when older messages are prepended. */
function useKeptPlace(token: string, view: SessionView, frame: { current: HTMLDivElement | null }) {
  const kept = useRef<{ id: string; top: number } | null>(null);
  const topOf = (id: string) => frame.current?.querySelector(`[data-first="${id}"]`)?.getBoundingClientRect().top;
  const { older, loadOlder } = useOlder(token, () => {
    const id = frame.current?.querySelector<HTMLElement>('[data-first]')?.dataset.first;
    const top = id === undefined ? undefined : topOf(id);
    kept.current = id === undefined || top === undefined ? null : { id, top };
  });
  const first = view.pages[0]?.[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the first message changes
  useLayoutEffect(() => {
    const top = kept.current && topOf(kept.current.id);
    if (frame.current && kept.current && top !== null && top !== undefined) frame.current.scrollTop += top - kept.current.top;
    kept.current = null;
  }, [first]);
  return { older, loadOlder };
}

/** Whether messages arrived below while the reader had scrolled up. */
function useUnseen(last: number, atEnd: boolean): boolean {
  const seen = useRef(last);
  if (atEnd) seen.current = last;
  return last > seen.current;
}

/** Scrolls to a message just sent. Delivery and retries do not scroll. */
function useOwnInView(token: string, toEnd: () => void): void {
  const items = useOutboxOf(token);
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const added = items.filter(({ clientMessageId }) => !seen.current.has(clientMessageId));
    for (const { clientMessageId } of added) seen.current.add(clientMessageId);
    if (added.length > 0) toEnd();
  }, [items, toEnd]);
}
