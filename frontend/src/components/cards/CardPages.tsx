import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { CardList } from './CardList.tsx';
import styles from './CardPages.module.css';

interface Props<T> {
  items: readonly T[];
  /** Names an item as its `Card` does. */
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** The items are those of the former search. */
  old?: boolean;
  /** The infinite query that they come from. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  texts: { label: string; more: string; failed: string; added: (count: number) => string };
}

/** Cards, and a button for the next page of them. New cards are announced. */
export function CardPages<T>({ items, nameOf, render, old, pages, texts }: Props<T>) {
  const t = useT();
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError } = pages;
  const frame = useRef<HTMLDivElement>(null);
  /** How many items there were when more were asked for. */
  const asked = useRef<number | null>(null);
  const [added, setAdded] = useState(0);
  const failed = isFetchNextPageError && !busy;

  useEffect(() => {
    const before = asked.current;
    if (busy || before === null) return;
    asked.current = null;
    setAdded(Math.max(0, items.length - before));
    const first = items[before];
    // The button has gone with the last page, and the focus with it.
    if (hasNextPage || !first || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(nameOf(first))}"]`)?.focus();
  }, [busy, items, hasNextPage, nameOf]);

  const more = () => {
    if (busy) return;
    asked.current = items.length;
    setAdded(0);
    void pages.fetchNextPage();
  };
  return (
    <div ref={frame} className={styles.pages}>
      <CardList items={items} nameOf={nameOf} render={render} label={texts.label} old={old} />
      <p className="vh" role="status">
        {added > 0 && texts.added(added)}
      </p>
      {hasNextPage && (
        // One button for all states, so it keeps the focus.
        <div className={styles.more}>
          <p role="alert">{failed && texts.failed}</p>
          <Button variant="default" aria-disabled={busy || undefined} onClick={more}>
            {failed ? t('error.retry') : texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}
