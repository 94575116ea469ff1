import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which a closing dialog gives the focus back by itself. */
const RETURN_MS = 60;

/**
 * A dialog about something. What it is about stays while the dialog fades out. The focus returns to what opened it, also from a second dialog
 * that the first one led to; where that is gone, to the row next to it.
 */
export function useDialog<T>() {
  const [shown, setShown] = useState<{ about: T } | null>(null);
  const [opened, setOpened] = useState(false);
  const back = useRef<() => void>(() => undefined);
  // A dialog that is mounted open cannot return the focus.
  useEffect(() => {
    if (shown) setOpened(true);
  }, [shown]);
  return {
    about: shown?.about ?? null,
    opened,
    open: (about: T) => {
      if (!opened) back.current = wayBack();
      setOpened(false);
      setShown({ about });
    },
    close: () => {
      setOpened(false);
      setTimeout(() => document.activeElement === document.body && back.current(), RETURN_MS);
    },
  };
}

/** Focuses what has the focus now, or what is near its place then. */
function wayBack(): () => void {
  const trigger = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const row = trigger?.closest('[data-row]');
  const near = [row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    if (trigger?.isConnected) return trigger.focus();
    const next = near.find((each) => each?.isConnected);
    (next ?? document).querySelector<HTMLElement>(next ? 'button' : 'main h1')?.focus();
  };
}
