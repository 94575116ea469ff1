import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

interface Props {
  /** Names the card in its list, for the focus. */
  name: string;
  /** Badges and times. */
  top: ReactNode;
  heading: ReactNode;
  children: ReactNode;
  /** The card's actions. */
  foot: ReactNode;
  /** Below the actions. */
  after?: ReactNode;
  /** An action on the whole card is in progress. */
  busy?: boolean;
  /** It holds a few words alone. */
  small?: boolean;
}

/** One of several kept things. It can take the focus when its neighbour disappears. */
export function Card({ name, top, heading, children, foot, after, busy, small }: Props) {
  const id = useId();
  return (
    <article
      className={styles.card}
      data-card={name}
      data-busy={busy || undefined}
      data-small={small || undefined}
      aria-busy={busy || undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className={styles.top}>{top}</div>
      <h2 id={id}>{heading}</h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{foot}</div>
      {after}
    </article>
  );
}
