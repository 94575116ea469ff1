import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { isInPlace } from '@beside/common/safety/read-help';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { clearDraft } from '../../../features/advice/asking/draft.store.ts';
import { useGeneration } from '../../../features/advice/asking/use-generation.ts';
import { AdviceView } from '../../../features/advice/components/view/AdviceView.tsx';
import { begunSections } from '../../../features/advice/reading/sections.ts';
import { useAdviceSession } from '../../../features/advice/reading/use-advice-session.ts';
import { forgetChatOf } from '../../../features/chat/forget-chat-of.ts';
import { AddLine } from '../../../features/device/components/AddLine.tsx';
import { TranslationNote } from '../../../features/translation/components/TranslationNote.tsx';
import { useAdviceTranslation } from '../../../features/translation/use-advice-translation.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { quietHelp } from '../chat-parts.tsx';
import { helpCard } from '../ShowHelp.tsx';
import { AdviceHelp } from './AdviceHelp.tsx';
import { useHelpPlace } from './help-place.ts';
import { useDeletedAdvice, useEnding, useStop } from './use-ending.ts';
import { useReadingChat } from './use-reading-chat.tsx';
import { useToForm } from './use-to-form.ts';

interface Props {
  requestId: string | null;
  adviceId: string | null;
}

/** A growing or a stored advice. One screen for both, so nothing moves between them. */
export function ReadingScreen({ requestId, adviceId }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const generation = useGeneration(requestId);
  const { session, advice, error, refetch } = useAdviceSession(requestId ? null : adviceId);
  const translation = useAdviceTranslation(session, advice);
  const toForm = useToForm();
  const chat = useReadingChat(adviceId);
  const stop = useStop(requestId, generation, toForm);
  useEnding(requestId, generation, toForm);
  useDeletedAdvice(adviceId, error, toForm);
  usePage(t(requestId ? 'progress.title' : 'advice.title'));

  const shown = translation.advice ?? generation.progress?.advice ?? {};
  const place = useHelpPlace(shown.help, begunSections(shown).length > 0);
  useHelpFirst(isInPlace(shown.help));

  if (error)
    return <ErrorState title={t('advice.load_failed')} text={t('advice.load_failed_text')} onRetry={() => void refetch()} />;

  const anew = () => {
    clearDraft();
    navigate('/');
  };
  const deleted = () => {
    clearDraft();
    if (adviceId) forgetChatOf(adviceId);
    toForm();
  };
  const help = shown.help && <AdviceHelp help={shown.help} id={requestId ?? adviceId} />;
  return (
    <AdviceView
      question={session ?? generation.pending}
      advice={shown}
      lang={translation.lang}
      before={
        (place === 'above' || translation.state !== 'none') && (
          <>
            {place === 'above' && help}
            {session && <TranslationNote translation={translation} from={session.language} />}
          </>
        )
      }
      after={
        (place === 'below' || generation.restoring) && (
          <>
            {generation.restoring && quietHelp}
            {place === 'below' && help}
          </>
        )
      }
      writing={
        requestId
          ? { step: generation.progress?.step ?? 'understanding', restoring: generation.restoring, onStop: stop }
          : undefined
      }
      stored={session && { session, chat, onDeleted: deleted, onAnew: anew, line: lineBelow(session) }}
    />
  );
}

/** The line below a stored advice. It is for users, since it leads to their account, and never beside help. */
function lineBelow({ id, userId, help }: AdviceSessionView) {
  return <AddLine key={id} adviceId={id} isFitting={userId !== null && !help} />;
}

function useHelpFirst(helped: boolean): void {
  // Preload the help card behind the advice's first text, so that help never waits.
  useEffect(() => whenIdle(() => void helpCard.preload().catch(() => undefined)), []);
  // The helplines come first: scroll to them.
  useEffect(() => {
    if (helped) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [helped]);
}
