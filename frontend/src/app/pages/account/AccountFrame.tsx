import type { UserView } from '@beside/common/account/account.views';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';

interface Props {
  title: string;
  /** The page's address, to which signing in leads back. */
  path: string;
  /** The page's parts, once the user is known. */
  children: (user: UserView) => ReactNode;
}

/** A page of the account beside the first one: who is not signed in signs in first. */
export function AccountFrame({ title, path, children }: Props) {
  const t = useT();
  const { user, failed, retry } = useAccount();
  usePage(title);

  if (user === null) return <Navigate to="/auth" replace state={{ from: path }} />;
  if (failed) return <ErrorState title={t('account.load_failed')} text={t('account.load_failed_text')} onRetry={retry} />;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      <AccountNav />
      <div className={styles.parts}>{user && children(user)}</div>
    </div>
  );
}
