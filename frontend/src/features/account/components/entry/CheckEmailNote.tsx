import { VERIFY_HOURS } from '@beside/common/account/account.constants';
import { IconMail } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Note } from '../../../../components/kit/Note.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';

const SHOWN_MS = 8_000;
const parts = { b: (words: string) => <strong>{words}</strong> };

/** After registration: a verification link was sent. `onGone` runs after 8 seconds. */
export function CheckEmailNote({ email, onGone }: { email: string; onGone: () => void }) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <Note tone="calm" icon={IconMail} role="status">
      <Rich text={t('auth.check_email')} params={{ email, hours: VERIFY_HOURS }} parts={parts} />
    </Note>
  );
}
