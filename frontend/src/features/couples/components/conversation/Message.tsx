import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { clockTime } from '../../dates.ts';
import { voiceOf } from '../../participants.ts';
import { shownTo, useAwaited } from '../../translating.ts';
import { Avatar } from '../Avatar.tsx';
import { CounsellorText } from './CounsellorText.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import styles from './Message.module.css';
import { Original } from './Original.tsx';
import { ReadAloud } from './ReadAloud.tsx';

interface Props {
  message: CouplesMessageView;
  /** The reader wrote it. */
  own: boolean;
  /** The partner has read it. */
  read: boolean;
  /** The reader's language. */
  language: Language;
  /** It arrived while the page was open. */
  fresh: boolean;
}

/** A message, translated if possible. HTML and markdown are shown as typed. */
export function Message({ message, own, read, language, fresh }: Props) {
  const t = useT();
  const awaited = useAwaited(language, message);
  const shown = shownTo(language, message);
  const voice = voiceOf(message.senderRole);
  const name = voice === 'c' ? t('couples.counsellor') : message.senderName;
  const time = clockTime(message.createdAt);
  const stamp = (
    <time className="num" dateTime={message.createdAt}>
      {time}
    </time>
  );
  return (
    <article
      className={styles.message}
      data-voice={voice}
      data-own={own || undefined}
      data-fresh={fresh || undefined}
      aria-label={t('couples.message_by', { name, time })}
    >
      {!own && (
        <p className={styles.who}>
          <Avatar voice={voice} name={name} />
          <bdi>{name}</bdi>
          {stamp}
          {voice === 'c' && <ReadAloud name={String(message.id)} text={shown.text} language={shown.language} />}
        </p>
      )}
      {voice === 'c' ? (
        <CounsellorText text={shown.text} lang={shown.language} />
      ) : (
        <p className={styles.bubble} dir="auto" lang={shown.language}>
          {shown.text}
        </p>
      )}
      {shown.original !== null && <Original text={shown.original} language={message.language} voice={voice} />}
      {awaited && !own && <p className={styles.sub}>{t('couples.translating')}</p>}
      {own && (
        <p className={styles.sub}>
          <bdi>{name}</bdi>
          {stamp}
          <DeliveryStatus of={read ? 'read' : 'sent'} />
        </p>
      )}
    </article>
  );
}
