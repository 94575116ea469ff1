import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { memo, type ReactNode, useRef } from 'react';
import { Original } from '../../../components/conversation/message/Original.tsx';
import { ReplyText } from '../../../components/conversation/message/ReplyText.tsx';
import { TimedMessage } from '../../../components/conversation/message/TimedMessage.tsx';
import { Markdown } from '../../../components/markdown/Markdown.tsx';
import { plainText } from '../../../components/markdown/plain-text.ts';
import { ReadAloud } from '../../../components/speech/ReadAloud.tsx';
import { config } from '../../../lib/config.ts';
import { shownIn } from '../../../lib/conversation/translations.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { useTranslation } from '../use-translation.ts';
import { AiName } from './AiName.tsx';
import styles from './ChatVoice.module.css';

interface Props {
  message: ChatMessageView;
  /** It arrived while the page was open. */
  fresh: boolean;
}

/** A reply, in the reader's language if it can be translated. A stored one rerenders only for its own changes. */
export const ChatReply = memo(function ChatReply(props: Props) {
  const language = useI18n((state) => state.language);
  return props.message.language.split('-')[0] === language ? <OwnReply {...props} /> : <ForeignReply {...props} />;
});

function OwnReply({ message, fresh }: Props) {
  const spoken = String(message.id);
  return (
    <Reply message={message} fresh={fresh} text={message.message} language={message.language}>
      <ReplyText lang={message.language} spoken={spoken}>
        <Markdown text={message.message} />
      </ReplyText>
    </Reply>
  );
}

function ForeignReply({ message, fresh }: Props) {
  const t = useT();
  const words = useRef<HTMLDivElement>(null);
  const page = useI18n((state) => state.language);
  const translation = useTranslation(message, words);
  const { text, language, original } = shownIn(page, message, translation);
  return (
    <Reply
      message={message}
      fresh={fresh}
      text={text}
      language={language}
      foot={translation === undefined && t('translation.working')}
    >
      <ReplyText ref={words} lang={language} spoken={String(message.id)}>
        <Markdown text={text} />
      </ReplyText>
      {original !== null && (
        <Original language={message.language}>
          <Markdown text={original} />
        </Original>
      )}
    </Reply>
  );
}

interface ReplyProps extends Props {
  /** The shown text and its language, for reading aloud. */
  text: string;
  language: string;
  foot?: ReactNode;
  children: ReactNode;
}

function Reply({ message, fresh, text, language, foot, children }: ReplyProps) {
  const generated = message.generatedBy === 'ai';
  return (
    <TimedMessage
      look={{ className: styles.voice, fresh, wide: true, generated }}
      name={config.appName}
      at={message.createdAt}
      head={<AiName written={generated} />}
      aside={<ReadAloud name={String(message.id)} text={text} spoken={plainText} language={language} />}
      foot={foot}
    >
      {children}
    </TimedMessage>
  );
}
