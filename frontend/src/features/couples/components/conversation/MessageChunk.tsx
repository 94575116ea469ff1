import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Language } from '@beside/common/language/language.constants';
import { Fragment, memo } from 'react';
import type { MessagePage } from '../../couples.merge.ts';
import { dayKey, dayWords } from '../../dates.ts';
import { Message } from './Message.tsx';
import styles from './MessageChunk.module.css';

interface Props {
  page: MessagePage;
  /** The time of the message before this page; null before the first. */
  previousAt: string | null;
  me: CouplesRole;
  /** The last message of this page that the partner has read; 0 is none. */
  readTo: number;
  language: Language;
  /** Others' messages after this id arrived while the page was open. */
  freshAfter: number;
  /** Near the end, where the reader probably is. */
  near: boolean;
}

/** Estimates of a message's height in pixels, so the scroll bar does not jump. */
const AROUND = 84;
const LINE = { characters: 44, height: 24 };

/** About fifty messages. It rerenders only for its own changes, and is not laid out off screen. */
export const MessageChunk = memo(function MessageChunk({ page, previousAt, me, readTo, language, freshAfter, near }: Props) {
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
        const own = message.senderRole === me;
        return (
          <Fragment key={message.id}>
            {(before === null || dayKey(before) !== dayKey(message.createdAt)) && (
              <p className={styles.day}>{dayWords(message.createdAt)}</p>
            )}
            <Message
              message={message}
              own={own}
              read={message.id <= readTo}
              language={language}
              fresh={message.id > freshAfter && message.senderRole !== null && !own}
            />
          </Fragment>
        );
      })}
    </div>
  );
});
