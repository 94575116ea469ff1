import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import type { Stored } from '../../reading/reading.ts';
import styles from './StoredTail.module.css';

/** After the advice: the chat, the next question, where it is kept, and the disclaimer. */
export function StoredTail({ session, chat, onAnew, line }: Pick<Stored, 'session' | 'chat' | 'onAnew' | 'line'>) {
  const t = useT();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    chat.onToggle();
    toggle.current?.focus();
  };
  return (
    <div className={styles.tail}>
      <div className={styles.next}>
        <Button
          ref={toggle}
          variant={chat.open ? 'default' : 'filled'}
          leftSection={<Icon of={IconMessageCircle} />}
          aria-expanded={chat.open}
          aria-controls={panelId}
          onClick={chat.onToggle}
        >
          {t('advice.continue_chat')}
        </Button>
        <Button variant="default" onClick={chat.onFollowUp}>
          {t('advice.follow_up')}
        </Button>
        <Button variant="subtle" onClick={onAnew}>
          {t('advice.something_else')}
        </Button>
      </div>
      <div id={panelId} className={styles.chat}>
        {chat.open && chat.panel(close)}
      </div>
      {/* A visitor has no history. */}
      {session.userId !== null && (
        <p className={styles.kept}>
          <Rich text={t('advice.kept')} parts={{ a: (words) => <Link to="/history">{words}</Link> }} />
        </p>
      )}
      {line}
      <div className={styles.disclaimer}>
        <p>{t('advice.disclaimer')}</p>
        {config.demo.model && <p>{t('demo.model')}</p>}
      </div>
    </div>
  );
}
