import { create } from 'zustand';
import { isFields } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

type Drafts = Record<string, string>;

function readDrafts(): Drafts {
  const kept = forTab.json(COUPLES_KEYS.drafts);
  if (!isFields(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Drafts by session token. They survive a reload. */
export const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: readDrafts() }));

/** Sets a draft; an empty text removes it. */
export function changeDraft(token: string, text: string): void {
  const { [token]: _, ...others } = useDrafts.getState().drafts;
  const drafts = text === '' ? others : { ...others, [token]: text };
  useDrafts.setState({ drafts });
  forTab.set(COUPLES_KEYS.drafts, JSON.stringify(drafts));
}

onForgetCouples(() => useDrafts.setState({ drafts: {} }));
