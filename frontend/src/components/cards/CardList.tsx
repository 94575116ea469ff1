import { type ReactNode, useRef } from 'react';
import styles from './CardList.module.css';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface Props<T> {
  items: readonly T[];
  /** Names an item as its `Card` does. */
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label: string;
  /** The items are those of the former search. */
  old?: boolean;
}

/** Cards in one to three columns. When the focused card disappears, its neighbour takes the focus. */
export function CardList<T>({ items, nameOf, render, label, old }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const handlers = useFocusAfterRemoval(list, items.map(nameOf));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list
    <ul ref={list} className={styles.cards} role="list" aria-label={label} data-old={old || undefined} {...handlers}>
      {items.map((item) => (
        <li key={nameOf(item)}>{render(item)}</li>
      ))}
    </ul>
  );
}
