import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import { readAdvice } from '@beside/common/advice/read-advice';
import { isInPlace } from '@beside/common/safety/read-help';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconMessageCircle, IconTrash } from '@tabler/icons-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { Card } from '../../../../components/cards/Card.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Badge } from '../../../../components/kit/Badge.tsx';
import { useNow } from '../../../../hooks/use-now.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { cutText } from '../../../../lib/cut-text.ts';
import { dateLocale, useT } from '../../../../lib/i18n/i18n.store.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { Preview } from './Preview.tsx';
import styles from './SessionCard.module.css';

/** Characters of the description in the list, and in the names of the card's buttons. */
const DESCRIPTION = 60;

interface Props {
  session: AdviceHistoryItem;
  /** The search that found it, or nothing. */
  q: string;
  bookmarked: boolean;
  viewing: boolean;
  removing: boolean;
  onView: () => void;
  onBookmark: (bookmarked: boolean) => void;
  onDelete: () => void;
  onChat: (open: boolean) => void;
  /** The chat, while it is open. `close` returns the focus to its button. */
  chat: ((close: () => void) => ReactNode) | null;
}

/** An advice session in the history. Where the advice is help, the person's words are not quoted. */
export function SessionCard(props: Props) {
  const { session, q, removing, onChat, chat } = props;
  const t = useT();
  const toggle = useRef<HTMLButtonElement>(null);
  const helped = isInPlace(readAdvice(session.advice).help);
  const title = helped ? t('history.help') : cutText(session.description, DESCRIPTION);
  const close = () => {
    onChat(false);
    toggle.current?.focus();
  };
  return (
    <Card
      name={session.id}
      busy={removing}
      top={
        <>
          <Badge tone="primary">
            <CategoryIcon of={session.category} size={16} />
            {t(`category.${session.category}`)}
          </Badge>
          <span>{t(`history.style_${session.adviceStyle}`)}</span>
          <When at={session.createdAt} />
        </>
      }
      heading={
        helped ? (
          title
        ) : (
          <>
            <span className={styles.list} dir="auto">
              {title}
            </span>
            <span className={styles.grid} dir="auto">
              {session.description}
            </span>
          </>
        )
      }
      foot={<CardActions {...props} title={title} toggle={toggle} />}
      after={chat && <div className={styles.chat}>{chat(close)}</div>}
    >
      <Preview session={session} q={q} />
    </Card>
  );
}

interface ActionsProps extends Props {
  title: string;
  /** The chat's button. */
  toggle: Ref<HTMLButtonElement>;
}

function CardActions(props: ActionsProps) {
  const { title, toggle, bookmarked, viewing, removing, onView, onBookmark, onDelete, onChat, chat } = props;
  const t = useT();
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        aria-label={t('history.view_named', { title })}
        aria-disabled={viewing || undefined}
        onClick={onView}
      >
        {t(viewing ? 'history.opening' : 'history.view')}
      </Button>
      <ActionIcon
        className={styles.bookmark}
        data-tip
        aria-label={t('history.bookmark', { title })}
        aria-pressed={bookmarked}
        onClick={() => onBookmark(!bookmarked)}
      >
        <Icon of={IconBookmark} />
      </ActionIcon>
      <ActionIcon
        ref={toggle}
        data-tip
        aria-label={t('history.chat', { title })}
        aria-expanded={chat !== null}
        onClick={() => onChat(chat === null)}
      >
        <Icon of={IconMessageCircle} />
      </ActionIcon>
      <ActionIcon
        data-tip
        aria-label={t('history.delete', { title })}
        aria-disabled={removing || undefined}
        onClick={() => removing || onDelete()}
      >
        <Icon of={IconTrash} />
      </ActionIcon>
    </>
  );
}

function When({ at }: { at: string }) {
  const t = useT();
  const exact = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  return (
    <time className={styles.when} dateTime={at} title={exact}>
      {ageText(at, useNow(), t('advice.just_now'))}
    </time>
  );
}
