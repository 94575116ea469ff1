import type { ReactNode } from 'react';
import type { Unsent } from '../../lib/conversation/outbox.store.ts';
import styles from './UnsentMessages.module.css';

interface Props<Item extends Unsent> {
  /** A conversation's outbox. */
  items: readonly Item[];
  /** The messages that are shown already. */
  pages: readonly (readonly { clientMessageId: string | null }[])[];
  children: (item: Item) => ReactNode;
}

/** A conversation's unsent messages: waiting or refused. */
export function UnsentMessages<Item extends Unsent>({ items, pages, children }: Props<Item>) {
  if (items.length === 0) return null;
  // An echo may come before its acknowledgement: show the message once.
  const stored = new Set(pages.flat().map(({ clientMessageId }) => clientMessageId));
  const shown = items.filter(({ clientMessageId }) => !stored.has(clientMessageId));
  return <div className={styles.outbox}>{shown.map(children)}</div>;
}
