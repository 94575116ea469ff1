import { readAdvice, showsRecommendation } from '@beside/common/advice/read-advice';
import { isInPlace, moreSevereHelp } from '@beside/common/safety/read-help';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSignedIn } from '../../../features/account/current-user.ts';
import { stopAdvice } from '../../../features/advice/advice.events.ts';
import { markAnswered, markFault } from '../../../features/advice/asking/draft.store.ts';
import { clearPending, type PendingRequest } from '../../../features/advice/asking/pending.ts';
import { markUnanswered } from '../../../features/advice/asking/unanswered.store.ts';
import type { Generation } from '../../../features/advice/asking/use-generation.ts';
import { keepHelpHidden } from '../../../features/advice/reading/hidden-help.store.ts';
import { forgetChatOf } from '../../../features/chat/forget-chat-of.ts';
import { usageKeys } from '../../../features/usage/usage.api.ts';
import { ApiError } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toastInPlace, toastOnward } from '../../../lib/toast.store.ts';

/** Opens the stored advice when a generation ends, or returns to the form with its draft. */
export function useEnding(requestId: string | null, { end, pending, progress }: Generation, toForm: () => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const client = useQueryClient();
  const help = progress?.advice.help;
  const isShown = showsRecommendation(progress?.advice ?? {});
  useEffect(() => {
    if (requestId === null || !end) return;
    clearPending(requestId);
    void client.invalidateQueries({ queryKey: usageKeys.all });
    if ('session' in end) {
      if (pending) markAnswered(pending.description);
      keepHelpHidden(requestId, end.session.id);
      // No success toast where help is the answer.
      if (!isInPlace(readAdvice(end.session.advice).help)) toastInPlace(t('advice.ready'));
      navigate(`/?advice=${end.session.id}`, { replace: true, state });
    } else {
      notifyFailure(end.failure, pending, isShown);
      if (isUnanswered(end.failure)) markUnanswered(moreSevereHelp(end.failure.help, help));
      toForm();
    }
  }, [requestId, end, pending, help, isShown, client, navigate, state, toForm]);
}

/** Whether nothing could answer: neither was it stopped, nor is the text at fault, nor is the request gone. */
function isUnanswered(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && !['stopped', 'not_found', 'validation_failed'].includes(failure.code);
}

function notifyFailure(failure: unknown, pending: PendingRequest | null, isShown: boolean): void {
  if (failure instanceof ApiError && failure.code === 'stopped') {
    notifyStopped(isShown);
    return;
  }
  if (!pending && failure instanceof ApiError && failure.code === 'not_found') {
    notifyGone();
    return;
  }
  if (failure instanceof ApiError && failure.code === 'usage_limit_reached') {
    toastOnward('error', t('usage.reached'), t(isSignedIn() ? 'usage.reached_own' : 'usage.reached_visitor'));
    return;
  }
  if (failure instanceof ApiError && failure.errors.description) markFault('invalid');
  const kept = pending ? t('advice.text_kept') : '';
  toastOnward('error', t('advice.generate_failed'), `${errorText(failure, '')} ${kept}`.trim());
}

/** Returns to the form at once and stops the generation, which gives the use back unless a recommendation is in view. */
export function useStop(requestId: string | null, { leave, progress }: Generation, toForm: () => void): () => void {
  const client = useQueryClient();
  return () => {
    if (requestId === null) return;
    clearPending(requestId);
    leave();
    notifyStopped(showsRecommendation(progress?.advice ?? {}));
    toForm();
    void stopAdvice(requestId).then(() => client.invalidateQueries({ queryKey: usageKeys.all }));
  };
}

function notifyStopped(counts: boolean): void {
  toastOnward('info', t('progress.stopped'), t(counts ? 'progress.stopped_counted' : 'progress.stopped_text'));
}

function notifyGone(): void {
  toastOnward('error', t('error.heading'), t('advice.load_failed_toast'));
}

/** Returns to the form if the advice does not exist, and forgets its chat. */
export function useDeletedAdvice(adviceId: string | null, error: Error | null, toForm: () => void): void {
  const gone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (!gone || adviceId === null) return;
    forgetChatOf(adviceId);
    notifyGone();
    toForm();
  }, [gone, adviceId, toForm]);
}
