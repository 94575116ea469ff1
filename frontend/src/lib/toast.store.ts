import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'done' | 'info' | 'error';
  title: string;
  text?: string;
}

/** The one toast that is shown, or the last one that was; a new one takes its place. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }));

let last = 0;

/** Shows a toast. Only one is shown at a time; errors stay until they are closed. */
export function toast(kind: Toast['kind'], title: string, text?: string): void {
  last += 1;
  useToast.setState({ toast: { id: last, kind, title, text } });
}
