import { LOOKS, type Look } from '@beside/common/notifications/notifications.constants';
import { create } from 'zustand';
import { config } from './config.ts';
import { forBrowser } from './storage.ts';

/** The script in index.html reads the same. */
const KEY = 'beside.look';

/** This browser's look. It is never the account's, and stays at a quick exit. */
export const useLook = create<{ look: Look }>(() => ({ look: kept() }));

function kept(): Look {
  const stored = forBrowser.get(KEY);
  return LOOKS.find((look) => look === stored) ?? 'beside';
}

/** The name of a look, the same in every language: the installed app keeps the one that it was added with. */
export const nameOf = (look: Look): string => (look === 'notes' ? 'Notes' : config.appName);

/** Keeps another look, and shows it at once. Returns false where the browser stores nothing. */
export function chooseLook(look: Look): boolean {
  if (look === 'beside') forBrowser.remove(KEY);
  else forBrowser.set(KEY, look);
  if (kept() !== look) return false;
  useLook.setState({ look });
  return true;
}
