import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSignedIn } from '../../../features/account/use-me.ts';
import { upsertSession } from '../../../features/advice/advice.cache.ts';
import { askAtLimit } from '../../../features/advice/ask-at-limit.ts';
import { AdviceForm } from '../../../features/advice/components/AdviceForm.tsx';
import { clearAnswered, markAnswered } from '../../../features/advice/draft.store.ts';
import { type PendingRequest, readPending } from '../../../features/advice/pending.ts';
import { UsageNote } from '../../../features/usage/components/UsageNote.tsx';
import { useUsage } from '../../../features/usage/use-usage.ts';
import { useArrival } from '../../../hooks/use-arrival.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { Cover } from './Cover.tsx';
import styles from './HomePage.module.css';
import { notifyBlocked } from './notify-limit.ts';
import { PendingNote } from './PendingNote.tsx';
import { FROM_FORM } from './use-to-form.ts';

/** The cover, and the request for advice beside it. */
export function FormScreen({ onNear }: { onNear: () => void }) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const { usage } = useUsage(signedIn);
  const pending = readPending();
  const arrival = useArrival();
  usePage(null);

  // Whoever comes back from the advice finds their words; whoever comes anew begins with none.
  useLayoutEffect(() => {
    if (arrival === 'new') clearAnswered();
  }, [arrival]);

  // Whoever sees the form is likely to ask: the next screen's code is fetched while they write.
  useEffect(() => {
    const timer = setTimeout(onNear, 1_500);
    return () => clearTimeout(timer);
  }, [onNear]);

  const start = ({ requestId }: PendingRequest) => navigate(`/?request=${requestId}`, { state: FROM_FORM });

  /** At the limit the server still has the last word: whoever is in danger is answered all the same. */
  async function askAnyway(request: PendingRequest | null) {
    const answer = request && (await askAtLimit(request));
    if (!answer) return notifyBlocked(signedIn);
    if (answer === 'writing') return start(request);
    upsertSession(answer);
    markAnswered(request.description);
    navigate(`/?advice=${answer.id}`, { state: FROM_FORM });
  }

  return (
    <div className={styles.home}>
      <Cover />
      <AdviceForm
        note={pending ? <PendingNote requestId={pending.requestId} /> : <UsageNote signedIn={signedIn} />}
        blocked={usage?.reached ?? false}
        onBlocked={(request) => void askAnyway(request)}
        onStart={start}
      />
    </div>
  );
}
