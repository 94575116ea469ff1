import { Navigate, useLocation } from 'react-router';
import { LoginSessions } from '../../../features/account/components/signing-in/LoginSessions.tsx';
import { PanelStep } from '../../../features/account/components/signing-in/PanelStep.tsx';
import { Passkeys } from '../../../features/account/components/signing-in/Passkeys.tsx';
import { ProofHost } from '../../../features/account/components/signing-in/ProofHost.tsx';
import { SecondStep } from '../../../features/account/components/signing-in/SecondStep.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { isFields } from '../../../lib/parse.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** How the user signs in, and where they are signed in. */
export function SigningInPage() {
  const t = useT();
  const { user } = useAccount();

  // From the panel, which needs a second step: there again, once it is passed.
  const isAwaited = Boolean(user?.secondFactorFrom && Date.parse(user.secondFactorFrom) <= Date.now());
  const { state } = useLocation();
  const panel = isFields(state) && typeof state.from === 'string' && /^\/admin\b/.test(state.from) ? state.from : null;
  if (user && panel && !isAwaited) return <Navigate to={panel} replace />;
  return (
    <AccountFrame title={t('signing.title')} path="/account/signing-in">
      {({ email }) => (
        <>
          {isAwaited && <PanelStep />}
          <Passkeys />
          <SecondStep />
          <LoginSessions />
          <ProofHost email={email} />
        </>
      )}
    </AccountFrame>
  );
}
