import { createDrafts } from '../../lib/conversation/draft.store.ts';
import { CHAT_KEYS, onForgetChat } from './forget.ts';

/** Drafts by advice session. */
const drafts = createDrafts(CHAT_KEYS.drafts);

export const { useDraftOf, changeDraft } = drafts;

onForgetChat(drafts.clearDrafts);
