import type { CouplesReplySoFar } from '@beside/common/couples/couples.views';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couplesKeys } from '../../couples.cache.ts';
import { Avatar } from '../Avatar.tsx';
import { CounsellorText } from './CounsellorText.tsx';
import message from './Message.module.css';

/** The counsellor's growing reply. It alone rerenders with each delta. */
export function GrowingReply({ token, language }: { token: string; language: string }) {
  const t = useT();
  const { data: reply } = useQuery<CouplesReplySoFar | null>({ queryKey: couplesKeys.reply(token), queryFn: skipToken });
  if (!reply) return null;
  return (
    <article className={message.message} data-voice="c" aria-label={t('couples.counsellor_writing')}>
      <p className={message.who}>
        <Avatar voice="c" />
        {t('couples.counsellor')}
        <span className={message.sub}>{t('couples.writing')}</span>
      </p>
      <CounsellorText text={reply.text} lang={language} growing />
    </article>
  );
}
