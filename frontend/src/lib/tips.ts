import { create } from 'zustand';

/** Milliseconds of hovering before a tooltip opens; within `SKIP_MS` of another it opens at once. */
const DELAY_MS = 700;
const SKIP_MS = 300;
/** Milliseconds for the pointer to move from the control to its tooltip. */
const CROSSING_MS = 120;

/** The control whose tooltip is shown. */
export const useTip = create<{ target: HTMLElement | null }>(() => ({ target: null }));

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function open(target: HTMLElement, delay: number): void {
  clearTimeout(opening);
  clearTimeout(closing);
  if (useTip.getState().target === target) return;
  if (delay === 0) useTip.setState({ target });
  else opening = setTimeout(() => useTip.setState({ target }), delay);
}

/** Closes the open tooltip, and cancels a pending one. */
export function closeTip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  if (useTip.getState().target === null) return;
  closedAt = performance.now();
  useTip.setState({ target: null });
}

/** The pointer has left the control or its tooltip. */
function leaveTip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  closing = setTimeout(closeTip, CROSSING_MS);
}

/** Milliseconds to wait before a tooltip opens for a pointer. */
export function tipDelay(now: number): number {
  const warm = useTip.getState().target !== null || now - closedAt <= SKIP_MS;
  return warm ? 0 : DELAY_MS;
}

/** The closest control with a tooltip. The tooltip repeats its label. */
function tipped(node: EventTarget | null): HTMLElement | null {
  // A button with an open menu needs no tooltip.
  return node instanceof Element ? node.closest<HTMLElement>('[data-tip][aria-label]:not([aria-expanded="true"])') : null;
}

const inTip = (node: EventTarget | null) => node instanceof Element && node.closest('[role="tooltip"]') !== null;

/** Opens tooltips of `data-tip` controls on hover and keyboard focus. Returns the cleanup. */
export function watchTips(): () => void {
  const over = ({ target, pointerType }: PointerEvent) => {
    const control = tipped(target);
    // A hovered tooltip stays open, for readers with a magnifier.
    if (inTip(target)) clearTimeout(closing);
    // Touch has no hover.
    if (control && pointerType !== 'touch') open(control, tipDelay(performance.now()));
  };
  const out = ({ target, relatedTarget }: PointerEvent) => {
    const control = tipped(target);
    if (inTip(target)) leaveTip();
    else if (control && tipped(relatedTarget) !== control && control !== document.activeElement) leaveTip();
  };
  const focus = ({ target }: FocusEvent) => {
    const control = tipped(target);
    if (control?.matches(':focus-visible')) open(control, 0);
  };
  const key = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') closeTip();
  };
  const watching = new AbortController();
  const { signal } = watching;
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointerout', out, { signal });
  document.addEventListener('pointerdown', closeTip, { signal });
  document.addEventListener('click', closeTip, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', closeTip, { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
  window.addEventListener('scroll', closeTip, { signal, passive: true, capture: true });
  return () => {
    closeTip();
    watching.abort();
  };
}
