import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import { AiLabel } from '../../../../components/AiLabel.tsx';
import { DeliveryStatus } from '../../../../components/conversation/message/DeliveryStatus.tsx';
import { MessageBubble } from '../../../../components/conversation/message/MessageBubble.tsx';
import { Original } from '../../../../components/conversation/message/Original.tsx';
import { Paragraphs, ReplyText } from '../../../../components/conversation/message/ReplyText.tsx';
import { TimedMessage } from '../../../../components/conversation/message/TimedMessage.tsx';
import { ReadAloud } from '../../../../components/speech/ReadAloud.tsx';
import { shownIn } from '../../../../lib/conversation/translations.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couplesTranslations } from '../../couples.cache.ts';
import { voiceOf } from '../../participants.ts';
import { Avatar } from '../Avatar.tsx';
import styles from './Voice.module.css';

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
  const translation = couplesTranslations.useTranslationOf(message, language);
  const shown = shownIn(language, message, translation);
  const voice = voiceOf(message.senderRole);
  const name = voice === 'c' ? t('couples.counsellor') : message.senderName;
  const spoken = String(message.id);
  const status = <DeliveryStatus of={read ? 'read' : 'sent'} />;
  const head = (
    <>
      <Avatar voice={voice} name={name} />
      <bdi>{name}</bdi>
      {voice === 'c' && <AiLabel />}
    </>
  );
  return (
    <TimedMessage
      look={{ className: styles.voice, voice, own, fresh, wide: voice === 'c', generated: voice === 'c' }}
      name={name}
      at={message.createdAt}
      head={own ? undefined : head}
      aside={own ? status : voice === 'c' && <ReadAloud name={spoken} text={shown.text} language={shown.language} />}
      foot={translation === undefined && t('translation.working')}
    >
      {voice === 'c' ? (
        <ReplyText lang={shown.language} spoken={spoken}>
          <Paragraphs text={shown.text} />
        </ReplyText>
      ) : (
        <MessageBubble text={shown.text} lang={shown.language} generated={shown.original !== null} />
      )}
      {shown.original !== null && (
        <Original language={message.language} voice={voice}>
          {shown.original}
        </Original>
      )}
    </TimedMessage>
  );
}
