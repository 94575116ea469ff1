import { Button } from '@mantine/core';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { clockTime } from '../../dates.ts';
import { faultText } from '../../fault-text.ts';
import { dequeue, type OutboxItem, useOutboxOf } from '../../outbox.store.ts';
import { sendAgain } from '../../outbox.ts';
import { nameOf, voiceOf } from '../../participants.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import message from './Message.module.css';
import styles from './OutboxMessages.module.css';

/** Unsent messages: waiting or refused. */
export function OutboxMessages({ token, view }: { token: string; view: SessionView }) {
  const items = useOutboxOf(token);
  if (items.length === 0) return null;
  // An echo may come before its acknowledgement: show the message once.
  const stored = new Set(view.pages.flat().map(({ clientMessageId }) => clientMessageId));
  const shown = items.filter(({ clientMessageId }) => !stored.has(clientMessageId));
  return (
    <div className={styles.outbox}>
      {shown.map((item) => (
        <Unsent key={item.clientMessageId} token={token} view={view} item={item} />
      ))}
    </div>
  );
}

function Unsent({ token, view, item }: { token: string; view: SessionView; item: OutboxItem }) {
  const t = useT();
  const { session, me } = view;
  const role = me.role === 'visitor' ? 'partner2' : me.role;
  const name = nameOf(session, role) ?? '';
  const time = clockTime(item.writtenAt);
  const failed = item.state === 'failed';
  return (
    <article
      className={message.message}
      data-voice={voiceOf(role)}
      data-own
      data-fresh
      aria-label={t('couples.message_by', { name, time })}
    >
      <p className={message.bubble} dir="auto">
        {item.message}
      </p>
      <p className={message.sub}>
        <bdi>{name}</bdi>
        <time className="num" dateTime={item.writtenAt}>
          {time}
        </time>
        <DeliveryStatus of={failed ? 'failed' : 'waiting'} />
      </p>
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{faultText(item.fault)}</p>
          <div>
            <Button size="sm" variant="default" onClick={() => sendAgain(token, item.clientMessageId)}>
              {t('error.retry')}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => dequeue(token, item.clientMessageId)}>
              {t('couples.discard')}
            </Button>
          </div>
        </div>
      )}
    </article>
  );
}
