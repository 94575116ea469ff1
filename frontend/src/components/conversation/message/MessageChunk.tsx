import { Fragment, type ReactNode } from 'react';
import type { StoredMessage } from '../../../lib/conversation/cache.ts';
import { dayHeading, dayKey } from '../../../lib/conversation/message-time.ts';
import styles from './MessageChunk.module.css';

/** Messages that render together: an unchanged page does not rerender. */
export interface Chunk<Message> {
  page: readonly Message[];
  /** The time of the message before this page; null before the first. */
  previousAt: string | null;
  /** Near the end, where the reader probably is. */
  near: boolean;
  /** Messages after this id arrived while the page was open. */
  freshAfter: number;
}

interface Props<Message> extends Omit<Chunk<Message>, 'freshAfter'> {
  children: (message: Message) => ReactNode;
}

/** Estimates of a message's height in pixels, so the scroll bar does not jump. */
const AROUND = 84;
const LINE = { characters: 44, height: 24 };

/** Messages that render together, under the headings of their days. They are not laid out off screen. */
export function MessageChunk<Message extends StoredMessage>({ page, previousAt, near, children }: Props<Message>) {
  const height = page.reduce((sum, { message }) => sum + AROUND + Math.ceil(message.length / LINE.characters) * LINE.height, 0);
  return (
    <div
      className={styles.chunk}
      data-near={near || undefined}
      style={near ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
      data-first={page[0]?.id}
    >
      {page.map((message, index) => {
        const before = page[index - 1]?.createdAt ?? previousAt;
        return (
          <Fragment key={message.id}>
            {(before === null || dayKey(before) !== dayKey(message.createdAt)) && (
              <p className={styles.day}>{dayHeading(message.createdAt)}</p>
            )}
            {children(message)}
          </Fragment>
        );
      })}
    </div>
  );
}
