import { CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { useDrag, useMergedRef } from '@mantine/hooks';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLifetime } from '../../hooks/use-lifetime.ts';
import { useStrip } from '../../hooks/use-strip.ts';
import { useToastPlace } from '../../hooks/use-toast-place.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { hideToast, type Toast } from '../../lib/toast.store.ts';
import { Icon } from '../Icon.tsx';
import styles from './Toasts.module.css';

const SHOWN_MS = 6_000;
/** A swipe of this many pixels closes the toast. */
const SWIPE = 50;
const ICONS = { done: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle };

/** The current toast. It covers neither text nor controls, and stays while pointed at or focused. Errors stay until closed. */
export function Toasts({ toast }: { toast: Toast }) {
  return <ShownToast key={toast.id} toast={toast} />;
}

function ShownToast({ toast: { id, kind, title, text, inPlace } }: { toast: Toast }) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [moved, setMoved] = useState(0);
  const paused = pointed || focused || moved !== 0;
  const place = useToastPlace(root, paused);
  useStrip(root, place === 'strip', inPlace === true);
  /** The element that had the focus before. */
  const before = useRef<HTMLElement>(null);
  const hide = () => {
    if (root.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    hideToast(id);
  };
  useLifetime(kind === 'error' ? null : SHOWN_MS, paused, hide);

  const { ref: drag } = useDrag<HTMLDivElement>(
    ({ movement: [across], last, canceled }) => {
      if (last && !canceled && Math.abs(across) >= SWIPE) hide();
      else setMoved(last ? 0 : across);
    },
    { axis: 'x', threshold: 5, filterTaps: true },
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; the handlers only pause its timer
    <div
      ref={useMergedRef(root, drag)}
      className={styles.toast}
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      data-strip={place === 'strip' || undefined}
      style={{ ...(place !== 'strip' && place), translate: `${moved}px 0` }}
      // Not by entering: a toast that comes under a pointer at rest is not pointed at.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !root.current?.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon of={ICONS[kind]} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <CloseButton className={styles.close} size={44} iconSize={20} aria-label={t('shell.close')} data-tip onClick={hide} />
    </div>
  );
}
