import { isFields } from '../parse.ts';
import { forTab } from '../storage.ts';
import type { createForgetting } from './forgetting.ts';

/** Clears what a feature keeps of one conversation in this tab, also where the feature's stores are not loaded. */
export function forgetOne({ forgetters, keys }: ReturnType<typeof createForgetting>, id: string): void {
  for (const forget of forgetters) forget(id);
  for (const key of Object.values(keys)) {
    const all = forTab.json(key);
    if (forTab.get(key) === id) forTab.remove(key);
    else if (isFields(all) && id in all) forTab.set(key, JSON.stringify({ ...all, [id]: undefined }));
  }
}
