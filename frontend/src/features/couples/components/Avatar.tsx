import { LogoSign } from '../../../components/Logo.tsx';
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
      {voice === 'c' ? <LogoSign /> : vacant ? '?' : initialOf(name ?? '')}
    </span>
  );
}
