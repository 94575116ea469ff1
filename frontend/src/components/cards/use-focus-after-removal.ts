import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The neighbour of a removed name: the next one that is still there, else the one before. */
export function neighbourOf(removed: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(removed);
  const nearest = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()];
  return nearest.find((name) => now.includes(name));
}

/**
 * Keeps the focus near a card that disappears, whoever removed it: on its neighbour, or on the page's heading after the last one.
 * Returns the handlers of the list's element.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, names: readonly string[]) {
  const focused = useRef<string | null>(null);
  const shown = useRef(names);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = names;
    const gone = focused.current;
    if (gone === null || names.includes(gone)) return;
    focused.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = neighbourOf(gone, before, names);
    const card = next && list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(next)}"]`);
    if (card) card.focus();
    else focusHeading();
  }, [list, names]);

  // With the last card the list itself goes.
  useEffect(
    () => () => {
      if (focused.current !== null && document.activeElement === document.body) focusHeading();
    },
    [],
  );

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A removed element loses the focus to nothing.
      if (relatedTarget) focused.current = null;
    },
  };
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
