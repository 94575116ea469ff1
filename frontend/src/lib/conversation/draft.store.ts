import { create } from 'zustand';
import { isFields } from '../parse.ts';
import { forTab } from '../storage.ts';

type Drafts = Readonly<Record<string, string>>;

/**
 * The drafts of a feature's conversations. The tab keeps them over a reload.
 * @param key the tab's storage key
 */
export function createDrafts(key: string) {
  function stored(): Drafts {
    const kept = forTab.json(key);
    if (!isFields(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }

  const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: stored() }));

  return {
    /** The draft of a conversation, for components. */
    useDraftOf: (of: string): string => useDrafts(({ drafts }) => drafts[of] ?? ''),
    /** Sets a draft; an empty text removes it. */
    changeDraft: (of: string, text: string): void => {
      const { [of]: _, ...others } = useDrafts.getState().drafts;
      const drafts = text === '' ? others : { ...others, [of]: text };
      useDrafts.setState({ drafts });
      forTab.set(key, JSON.stringify(drafts));
    },
    /** Forgets every draft in memory; the feature's `forget` removes the stored ones. */
    clearDrafts: (): void => useDrafts.setState({ drafts: {} }),
  };
}
