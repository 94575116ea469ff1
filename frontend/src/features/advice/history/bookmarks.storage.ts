import { array, string } from 'valibot';
import { readAs } from '../../../lib/parse.ts';
import { forBrowser } from '../../../lib/storage.ts';
import { BOOKMARK_KEYS } from '../forget.ts';

/** Bookmarked sessions; a null owner is a list from before the sign-in. */
export interface Bookmarks {
  owner: string | null;
  ids: string[];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** This browser's copy of the bookmarks. Anything that is no id of a session is dropped. */
export function readBookmarks(): Bookmarks {
  const ids = new Set(readAs(array(string()), forBrowser.json(BOOKMARK_KEYS.ids)));
  return { owner: forBrowser.get(BOOKMARK_KEYS.owner), ids: [...ids].filter((id) => UUID.test(id)) };
}

export function writeBookmarks({ owner, ids }: Bookmarks): void {
  forBrowser.set(BOOKMARK_KEYS.ids, JSON.stringify(ids));
  if (owner === null) forBrowser.remove(BOOKMARK_KEYS.owner);
  else forBrowser.set(BOOKMARK_KEYS.owner, owner);
}
