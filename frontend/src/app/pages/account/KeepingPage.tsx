import { ProofHost } from '../../../features/account/components/signing-in/ProofHost.tsx';
import { withProof } from '../../../features/account/signing-in/proof.store.ts';
import { KeptPart } from '../../../features/advice/components/kept/KeptPart.tsx';
import { LinkList } from '../../../features/advice/components/links/LinkList.tsx';
import { Retention } from '../../../features/advice/components/retention/Retention.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** What of the user's advice others can read, and how long it stays. */
export function KeepingPage() {
  const t = useT();
  return (
    <AccountFrame title={t('account.keeping')} path="/account/keeping">
      {({ email }) => (
        <>
          <LinkList />
          <KeptPart />
          <Retention withProof={withProof} />
          <ProofHost email={email} />
        </>
      )}
    </AccountFrame>
  );
}
