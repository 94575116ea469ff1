import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which a closing dialog gives the focus back by itself, and between two looks after that. */
const RETURN_MS = 60;
/** Looks without a dialog: what opened it may disappear a little later, as a deleted row does. */
const LOOKS = 25;

/**
 * A dialog about something. What it is about stays while the dialog fades out. The focus returns to what opened it, also from a second dialog
 * that the first one led to; where that is gone, to the row next to it.
 */
export function useDialog<T>() {
  const [shown, setShown] = useState<{ about: T } | null>(null);
  const [opened, setOpened] = useState(false);
  const back = useRef<() => void>(() => undefined);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
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
      stop.current();
      stop.current = keepFocus(() => back.current());
    },
  };
}

/** Gives the focus back whenever it is lost, until the dialog has been gone for a while, or the reader does something. @returns ends it */
function keepFocus(goBack: () => void): () => void {
  const ended = new AbortController();
  let looks = 0;
  const timer = setInterval(() => {
    if (document.activeElement === document.body) goBack();
    looks = document.querySelector('[role="dialog"]') ? 0 : looks + 1;
    if (looks >= LOOKS) stop();
  }, RETURN_MS);
  const stop = (): void => {
    clearInterval(timer);
    ended.abort();
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, stop, { capture: true, signal: ended.signal });
  return stop;
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
