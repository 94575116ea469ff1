import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { GrowingMessage } from '../../../components/conversation/message/GrowingMessage.tsx';
import { ReplyText } from '../../../components/conversation/message/ReplyText.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Markdown } from '../../../components/markdown/Markdown.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { chatCache } from '../chat.cache.ts';
import { stopReply } from '../reply-actions.ts';
import { AiName } from './AiName.tsx';
import { focusField } from './focus-field.ts';

interface Props {
  sessionId: string;
  /** A question awaits its reply: its place is shown before the first word. */
  awaited: boolean;
  lang: string;
}

/** The reply that is being written. It alone rerenders with each delta. */
export function GrowingChatReply({ sessionId, awaited, lang }: Props) {
  const t = useT();
  const reply = chatCache.useReply(sessionId);
  const [stopping, setStopping] = useState(false);
  if (!reply && !awaited) return null;

  async function stop() {
    if (stopping) return;
    setStopping(true);
    await stopReply(sessionId);
    setStopping(false);
  }
  return (
    <GrowingMessage
      look={{ generated: true }}
      label={t('chat.is_writing', { name: config.appName })}
      name={<AiName />}
      after={
        <Button
          size="sm"
          variant="subtle"
          leftSection={<Icon of={IconPlayerStop} size={16} />}
          aria-disabled={stopping || undefined}
          onClick={(event) => {
            focusField(event);
            void stop();
          }}
        >
          {t('chat.stop')}
        </Button>
      }
    >
      <ReplyText lang={lang}>
        <Markdown text={reply?.text ?? ''} growing />
      </ReplyText>
    </GrowingMessage>
  );
}

/** Announces to screen readers that a reply is being written; the complete one is announced as a message. */
export function WritingStatus({ sessionId, awaited }: Pick<Props, 'sessionId' | 'awaited'>) {
  const t = useT();
  const writing = chatCache.useReply(sessionId) !== null || awaited;
  return (
    <p className="vh" role="status">
      {writing && t('chat.is_writing', { name: config.appName })}
    </p>
  );
}
