import { AiLabel } from '../../../../components/AiLabel.tsx';
import { GrowingMessage } from '../../../../components/conversation/message/GrowingMessage.tsx';
import { Paragraphs, ReplyText } from '../../../../components/conversation/message/ReplyText.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couplesCache } from '../../couples.cache.ts';
import { Avatar } from '../Avatar.tsx';
import styles from './Voice.module.css';

/** The counsellor's growing reply. It alone rerenders with each delta. */
export function GrowingReply({ token, language }: { token: string; language: string }) {
  const t = useT();
  const reply = couplesCache.useReply(token);
  if (!reply) return null;
  const name = (
    <>
      <Avatar voice="c" />
      {t('couples.counsellor')}
      <AiLabel />
    </>
  );
  return (
    <GrowingMessage
      look={{ className: styles.voice, voice: 'c', generated: true }}
      label={t('couples.counsellor_writing')}
      name={name}
    >
      <ReplyText lang={language}>
        <Paragraphs text={reply.text} growing />
      </ReplyText>
    </GrowingMessage>
  );
}
