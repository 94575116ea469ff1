import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccessDenied, SignInFirst } from './NoAccess.tsx';
import { Panel } from './Panel.tsx';

/** The admin panel, for admins and owners. Changed rights change it at once, since the user query follows them. */
export function AdminPage() {
  const t = useT();
  const { pathname } = useLocation();
  const { user, failed, retry } = useAccount();

  if (failed) return <ErrorState title={t('admin.load_failed')} text={t('admin.load_failed_text')} onRetry={retry} />;
  if (user === undefined) return <PageFallback />;
  if (user === null) return <SignInFirst />;
  if (!user.isAdmin && !user.isOwner) return <AccessDenied />;
  const from = user.secondFactorFrom;
  if (from && Date.parse(from) <= Date.now()) return <Navigate to="/account/signing-in" replace state={{ from: pathname }} />;
  return <Panel secondFactorFrom={from} path={pathname.replace(/\/+$/, '')} isOwner={user.isOwner} />;
}
