import { forBrowser } from './storage.ts';

/** Set once the note about the sound has been read. */
const KEY = 'beside.dictation';

export const wasNoteRead = (): boolean => forBrowser.get(KEY) !== null;

export function recordNoteRead(): void {
  forBrowser.set(KEY, '1');
}

export function forgetNoteRead(): void {
  forBrowser.remove(KEY);
}
