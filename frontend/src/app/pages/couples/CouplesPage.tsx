import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Show } from '../../../components/page/Show.tsx';
import { useSignedIn } from '../../../features/account/use-me.ts';
import { type Created, CreateForm } from '../../../features/couples/components/lobby/CreateForm.tsx';
import { HowItWorks } from '../../../features/couples/components/lobby/HowItWorks.tsx';
import { NotFor } from '../../../features/couples/components/lobby/NotFor.tsx';
import { SessionList } from '../../../features/couples/components/lobby/SessionList.tsx';
import { UsageNote } from '../../../features/usage/components/UsageNote.tsx';
import { usageKeys } from '../../../features/usage/usage.api.ts';
import { useUsage } from '../../../features/usage/use-usage.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { usePart } from '../../../hooks/use-part.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import styles from './CouplesPage.module.css';

const createdDialog = lazyPart(
  async () => (await import('../../../features/couples/components/lobby/CreatedDialog.tsx')).CreatedDialog,
  ['couples'],
);

/** Creates couples sessions, and lists the user's own. */
export function CouplesPage() {
  const t = useT();
  const signedIn = useSignedIn();
  usePage(t('couples.title'));
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.main}>
        <h1>{t('couples.title')}</h1>
        <p className={styles.intro}>{t('couples.intro')}</p>
        <NotFor />
        {signedIn ? <Create /> : <SignInRequired />}
      </div>
      <aside className={styles.how} aria-labelledby="how">
        <h2 id="how">{t('couples.how')}</h2>
        <HowItWorks />
      </aside>
      {signedIn && (
        <div className={styles.list}>
          <SessionList />
        </div>
      )}
    </div>
  );
}

function Create() {
  const client = useQueryClient();
  const { usage } = useUsage(true);
  const [created, setCreated] = useState<Created | null>(null);
  const [opened, setOpened] = useState(false);
  // Before it is needed: who has just created a session may lose the connection.
  const ready = usePart(createdDialog, created ?? true, 'idle');
  return (
    <>
      <UsageNote signedIn />
      <CreateForm
        blocked={usage?.reached ?? false}
        onUsed={() => void client.invalidateQueries({ queryKey: usageKeys.all })}
        onCreated={(fresh) => {
          setCreated(fresh);
          setOpened(true);
        }}
      />
      {created && ready && <Show part={createdDialog} props={{ created, opened, onClose: () => setOpened(false) }} />}
    </>
  );
}

function SignInRequired() {
  const t = useT();
  return (
    <section className={styles.required} aria-labelledby="required">
      <h2 id="required">{t('couples.sign_in_required')}</h2>
      <p>{t('couples.sign_in_required_text')}</p>
      <Button component={Link} to="/auth" state={{ from: '/couples' }} size="lg">
        {t('shell.sign_in')}
      </Button>
    </section>
  );
}
