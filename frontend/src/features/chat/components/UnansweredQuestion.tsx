import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { unansweredText } from '../fault-text.ts';
import { retryReply } from '../reply-actions.ts';
import { focusField } from './focus-field.ts';
import styles from './UnansweredQuestion.module.css';

interface Props {
  message: ChatMessageView;
  /** It arrived while the page was open. */
  fresh: boolean;
}

/** Below a question without a reply: why there is none, and a retry. An old failure is no alarm, nor a reply that the reader stopped. */
export function UnansweredQuestion({ message, fresh }: Props) {
  const t = useT();
  const [old, setOld] = useState(!fresh && message.unanswered !== undefined);
  if (old && message.unanswered === undefined) setOld(false);
  if (message.unanswered === undefined) return null;
  const stopped = message.unanswered === 'stopped';
  const role = stopped ? 'status' : 'alert';
  return (
    <div className={styles.note} data-stopped={stopped || undefined} role={old ? undefined : role}>
      <p className={styles.reason}>
        <Icon of={stopped ? IconPlayerStop : IconAlertCircle} size={stopped ? 16 : 20} />
        <span>{unansweredText(message.unanswered)}</span>
      </p>
      {!stopped && <p>{t('chat.kept')}</p>}
      <Button
        size="sm"
        variant="default"
        leftSection={<Icon of={IconRefresh} size={16} />}
        onClick={(event) => {
          focusField(event);
          void retryReply(message);
        }}
      >
        {t('error.retry')}
      </Button>
    </div>
  );
}
