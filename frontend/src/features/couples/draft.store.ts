import { createDrafts } from '../../lib/conversation/draft.store.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

/** Drafts by session token. */
const drafts = createDrafts(COUPLES_KEYS.drafts);

export const { useDraftOf, changeDraft } = drafts;

onForgetCouples(drafts.clearDrafts);
