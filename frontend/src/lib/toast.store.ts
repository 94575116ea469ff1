import { create } from 'zustand';

/** Milliseconds within which a redirect follows the toast that announces it. */
const REDIRECT_MS = 3_000;

export interface Toast {
  id: number;
  kind: 'done' | 'info' | 'error';
  title: string;
  text?: string;
  /** Until when a change of page leaves it standing, on the clock of `performance.now()`. */
  outlives: number;
}

/** The one toast that is shown, or none; a new one takes its place. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

let last = 0;

function show(toast: Omit<Toast, 'id'>): void {
  last += 1;
  useToast.setState({ toast: { id: last, ...toast } });
}

/** Shows a toast. Only one is shown at a time; errors stay until they are closed, and none outlives its page. */
export function toast(kind: Toast['kind'], title: string, text?: string): void {
  show({ kind, title, text, outlives: 0 });
}

/** Shows a toast that belongs to the change of page to come: it stays readable on the next page, and leaves with that one. */
export function toastOnward(kind: Toast['kind'], title: string, text?: string): void {
  show({ kind, title, text, outlives: performance.now() + REDIRECT_MS });
}

/** Takes a toast away, unless another one has taken its place. */
export function hideToast(id: number): void {
  useToast.setState(({ toast }) => ({ toast: toast?.id === id ? null : toast }));
}

/** Another page is shown: the toast leaves, unless it announced that. */
export function turnPage(): void {
  useToast.setState(({ toast }) => ({
    toast: toast && performance.now() < toast.outlives ? { ...toast, outlives: 0 } : null,
  }));
}
