import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PlainMessage } from '../../../components/page/PlainMessage.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** Milliseconds to read the farewell before the redirect. */
const FAREWELL_MS = 2_000;

/** Shown after a deletion, until the sign-in page opens. */
export function Farewell() {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PlainMessage title={t('account.deleted')} text={t('account.deleted_text')} />;
}
