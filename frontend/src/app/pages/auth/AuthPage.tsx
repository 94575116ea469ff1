import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CheckEmailNote } from '../../../features/account/components/entry/CheckEmailNote.tsx';
import { RegisterForm } from '../../../features/account/components/entry/RegisterForm.tsx';
import { SecondStepForm } from '../../../features/account/components/entry/SecondStepForm.tsx';
import { SignInForm } from '../../../features/account/components/entry/SignInForm.tsx';
import { UnverifiedNote } from '../../../features/account/components/entry/UnverifiedNote.tsx';
import { useEntry } from '../../../features/account/use-entry.ts';
import { useMe } from '../../../features/account/use-me.ts';
import { mergeAtSignIn } from '../../../features/advice/history/bookmarks.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './AuthPage.module.css';
import { returnPath } from './return-path.ts';

/** Milliseconds to read the welcome after signing in. */
const WELCOME_MS = 1_000;

/** Sign-in and registration. Redirects a user who is signed in. */
export function AuthPage() {
  const t = useT();
  const me = useMe();
  const entry = useEntry();
  const navigate = useNavigate();
  const from = returnPath(useLocation().state);
  const target = entry.asksPasskeys ? '/account/signing-in' : from;
  const known = useRef(me);
  if (!me) known.current = me;
  usePage(t(`auth.title_${entry.mode}`));

  useEffect(() => {
    if (!me) return;
    const signedIn = known.current === null;
    if (signedIn) mergeAtSignIn(me.id);
    // No welcome for a user who was signed in before.
    const wait = signedIn ? WELCOME_MS : 0;
    const timer = setTimeout(() => navigate(target, { replace: true }), wait);
    return () => clearTimeout(timer);
  }, [me, target, navigate]);

  const { note } = entry;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.entry}>
        <h1>{t(`auth.title_${entry.mode}`)}</h1>
        <Tabs
          value={entry.mode}
          onChange={(mode) => entry.setMode(mode === 'register' ? 'register' : 'sign_in')}
          variant="none"
          keepMounted={false}
          classNames={{ list: styles.track, tab: styles.tab, panel: styles.panel }}
        >
          <Tabs.List aria-label={t('auth.switch')} grow>
            <Tabs.Tab value="sign_in">{t('auth.sign_in')}</Tabs.Tab>
            <Tabs.Tab value="register">{t('auth.register')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign_in">
            {note?.kind === 'check_email' && <CheckEmailNote email={note.email} onGone={entry.hideNote} />}
            {note?.kind === 'unverified' && <UnverifiedNote email={note.email} />}
            {entry.secondStep ? (
              <SecondStepForm of={entry.secondStep} done={Boolean(me)} onBack={entry.leaveSecondStep} />
            ) : (
              <SignInForm entry={entry.signIn} passkey={entry.passkey} done={Boolean(me)} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="register">
            <RegisterForm entry={entry.register} done={Boolean(me)} />
          </Tabs.Panel>
        </Tabs>
      </div>
      <aside className={styles.why} aria-labelledby="why">
        <h2 id="why">{t('auth.why')}</h2>
        <p>{t('auth.why_keep')}</p>
        <p>{t('auth.why_couples')}</p>
        <p>{t('auth.why_move')}</p>
      </aside>
    </div>
  );
}
