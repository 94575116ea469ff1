import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { unansweredText } from '../fault-text.ts';
import { retryReply } from '../reply-actions.ts';
import styles from './UnansweredQuestion.module.css';

/** Below a question without a reply: why there is none, and a retry. One that the reader stopped is no alarm. */
export function UnansweredQuestion({ message }: { message: ChatMessageView }) {
  const t = useT();
  if (message.unanswered === undefined) return null;
  const stopped = message.unanswered === 'stopped';
  return (
    <div className={styles.note} data-stopped={stopped || undefined} role={stopped ? 'status' : 'alert'}>
      <p className={styles.reason}>
        <Icon of={stopped ? IconPlayerStop : IconAlertCircle} size={stopped ? 16 : 20} />
        <span>{unansweredText(message.unanswered)}</span>
      </p>
      {!stopped && <p>{t('chat.kept')}</p>}
      <Button
        size="sm"
        variant="default"
        leftSection={<Icon of={IconRefresh} size={16} />}
        onClick={() => void retryReply(message)}
      >
        {t('error.retry')}
      </Button>
    </div>
  );
}
