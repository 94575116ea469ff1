import { initialOf, type Voice } from '../participants.ts';
import styles from './Avatar.module.css';

interface Props {
  voice: Voice;
  /** The owner's name; the counsellor needs none. Null is a free seat. */
  name?: string | null;
  large?: boolean;
}

/** Tells speakers apart by shape as well as colour: round initial, square initial, or the logo in a ring. */
export function Avatar({ voice, name = null, large }: Props) {
  const vacant = voice !== 'c' && name === null;
  return (
    <span className={styles.avatar} data-voice={vacant ? 'none' : voice} data-large={large || undefined} aria-hidden="true">
      {voice === 'c' ? <Mark /> : vacant ? '?' : initialOf(name ?? '')}
    </span>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.stem} x="4.5" y="3" width="6" height="26" rx="3" />
      <path className={styles.leaf} d="M14.25 29A1.75 1.75 0 0 1 12.5 27.25V20.75A8.25 8.25 0 1 1 20.75 29z" />
    </svg>
  );
}
