import { storedCountry } from '../../../lib/country.ts';
import { useI18n } from '../../../lib/i18n/i18n.store.ts';
import { uuid } from '../../../lib/uuid.ts';
import { useDraft } from './draft.store.ts';
import { keepPending, type PendingRequest } from './pending.ts';
import { clearUnanswered } from './unanswered.store.ts';

/** Builds a request from the draft, in the interface's language. */
export function draftRequest(): PendingRequest {
  const { description, category, adviceStyle } = useDraft.getState();
  return {
    requestId: uuid(),
    description,
    category,
    adviceStyle,
    language: useI18n.getState().language,
    country: storedCountry(),
  };
}

/** Builds the draft's request and keeps it for this tab. */
export function startRequest(): PendingRequest {
  const request = draftRequest();
  clearUnanswered();
  keepPending(request);
  return request;
}
