import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSignedIn } from '../../../features/account/use-me.ts';
import { upsertSession } from '../../../features/advice/advice.cache.ts';
import { askAtLimit } from '../../../features/advice/asking/ask-at-limit.ts';
import { clearAnswered, markAnswered, useDraft } from '../../../features/advice/asking/draft.store.ts';
import { type PendingRequest, readPending } from '../../../features/advice/asking/pending.ts';
import { useUnanswered } from '../../../features/advice/asking/unanswered.store.ts';
import { AdviceForm } from '../../../features/advice/components/form/AdviceForm.tsx';
import { QuietHelp } from '../../../features/safety/components/QuietHelp.tsx';
import { offlineHelp } from '../../../features/safety/offline-help.ts';
import { UsageNote } from '../../../features/usage/components/UsageNote.tsx';
import { useUsage } from '../../../features/usage/use-usage.ts';
import { useArrival } from '../../../hooks/use-arrival.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { Cover } from './Cover.tsx';
import { FormHelp } from './FormHelp.tsx';
import styles from './HomePage.module.css';
import { notifyBlocked } from './notify-limit.ts';
import { PendingNote } from './PendingNote.tsx';
import { FROM_FORM } from './use-to-form.ts';

/** The cover with the advice form. */
export function FormScreen({ onNear }: { onNear: () => void }) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const { usage } = useUsage(signedIn);
  const reached = usage?.reached ?? false;
  const failed = useUnanswered((state) => state.failed);
  const pending = readPending();
  const written = useDraft(({ description }) => description !== '');
  const arrival = useArrival();
  usePage(null);

  // Back from the advice restores the draft; a new visit starts empty.
  useLayoutEffect(() => {
    if (arrival === 'new') clearAnswered();
  }, [arrival]);

  // Prefetch the next screen's code while the user writes, and the numbers of help: a failure may come with a lost connection.
  useEffect(() => {
    const timer = setTimeout(() => {
      onNear();
      void offlineHelp.preload().catch(() => undefined);
    }, 1_500);
    return () => clearTimeout(timer);
  }, [onNear]);

  const start = ({ requestId }: PendingRequest) => navigate(`/?request=${requestId}`, { state: FROM_FORM });

  /** Asks even at the limit, since the server answers danger anyway. */
  async function askAnyway(request: PendingRequest | null) {
    const answer = request && (await askAtLimit(request));
    if (!answer) return notifyBlocked(signedIn);
    if (answer === 'writing') return start(request);
    upsertSession(answer);
    markAnswered(request.description);
    navigate(`/?advice=${answer.id}`, { state: FROM_FORM });
  }

  return (
    // The quick exit comes with the first word.
    <div className={styles.home} data-written={written || undefined}>
      <Cover />
      <AdviceForm
        note={
          <div className={styles.note}>
            {pending ? <PendingNote requestId={pending.requestId} /> : <UsageNote signedIn={signedIn} />}
            {reached && !failed && <QuietHelp />}
          </div>
        }
        help={<FormHelp />}
        blocked={reached}
        onBlocked={(request) => void askAnyway(request)}
        onStart={start}
      />
    </div>
  );
}
