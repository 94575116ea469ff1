import { create } from 'zustand';
import { isFields, optionalText } from './parse.ts';
import { forTab } from './storage.ts';

/** A redirect follows its toast within this many milliseconds. */
const REDIRECT_MS = 3_000;
/** A toast on its way into the next document. */
const CARRIED_KEY = 'beside.toast';

const KINDS = ['done', 'info', 'error'] as const;

export interface Toast {
  id: number;
  kind: (typeof KINDS)[number];
  title: string;
  text?: string;
  /** What an error is about. */
  subject?: string;
  /** It comes where something has just gone, so it moves nothing. */
  inPlace?: boolean;
  /** Until this `performance.now()` a change of page keeps the toast. */
  outlives: number;
}

/** The shown toast, if any; a new one replaces it. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: carried() }));

let last = 0;

function show(toast: Omit<Toast, 'id'>): void {
  last += 1;
  useToast.setState({ toast: { id: last, ...toast } });
}

/** Shows a toast until the page changes. What has failed is an alert of its subject. */
export function toast(kind: Exclude<Toast['kind'], 'error'>, title: string, text?: string): void {
  show({ kind, title, text, outlives: 0 });
}

/** The error toasts of a subject: of an action, or of a field. */
export interface Alerts {
  /** Shows one until it is closed, until the page changes, and until the subject is cleared. */
  show: (title: string, text?: string) => void;
  /** Takes it away: with a new attempt, and when its cause is gone. */
  clear: () => void;
}

/** The alerts of a subject, by its name. Components have `useAlerts`. */
export function alertsOf(subject: string): Alerts {
  return {
    show: (title, text) => show({ kind: 'error', title, text, subject, outlives: 0 }),
    clear: () => useToast.setState((state) => (state.toast?.subject === subject ? { toast: null } : state)),
  };
}

/** Shows a toast that comes by itself, where a bar at the top has just gone: the page is read, so it must not move. */
export function toastInPlace(title: string): void {
  show({ kind: 'done', title, inPlace: true, outlives: 0 });
}

/** Shows a toast that announces a redirect: it stays through the next change of page. */
export function toastOnward(kind: Toast['kind'], title: string, text?: string): void {
  show({ kind, title, text, outlives: performance.now() + REDIRECT_MS });
}

/** Hides a toast, unless another has replaced it. */
export function hideToast(id: number): void {
  useToast.setState(({ toast }) => ({ toast: toast?.id === id ? null : toast }));
}

/** Hides the toast after a change of page, unless it announced that change. */
export function turnPage(): void {
  useToast.setState(({ toast }) => ({
    toast: toast && performance.now() < toast.outlives ? { ...toast, outlives: 0 } : null,
  }));
}

/** Keeps a toast that announces a redirect, since the redirect loads another document. */
export function carryToast(): void {
  const { toast } = useToast.getState();
  if (toast && performance.now() < toast.outlives) forTab.set(CARRIED_KEY, JSON.stringify(toast));
}

function carried(): Toast | null {
  const json = forTab.json(CARRIED_KEY);
  forTab.remove(CARRIED_KEY);
  if (!isFields(json)) return null;
  const title = optionalText(json, 'title');
  const kind = KINDS.find((each) => each === json.kind);
  return title && kind ? { id: 0, kind, title, text: optionalText(json, 'text'), outlives: 0 } : null;
}
