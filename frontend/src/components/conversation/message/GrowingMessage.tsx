import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import frame from './MessageFrame.module.css';
import { MessageFrame } from './MessageFrame.tsx';

interface Props {
  look: { className?: string; voice?: string; generated?: boolean };
  /** The accessible name: who is writing. */
  label: string;
  /** Who is writing, as shown. */
  name: ReactNode;
  /** The growing text. */
  children: ReactNode;
  /** Below the text, such as a button that stops the writing. */
  after?: ReactNode;
}

/** A reply while it is written. Its owner reads the growing text, so that nothing else rerenders with each delta. */
export function GrowingMessage({ look, label, name, children, after }: Props) {
  const t = useT();
  const head = (
    <>
      {name}
      <span className={frame.sub}>{t('conversation.writing')}</span>
    </>
  );
  return (
    <MessageFrame look={{ ...look, wide: true }} label={label} head={head} after={after}>
      {children}
    </MessageFrame>
  );
}
