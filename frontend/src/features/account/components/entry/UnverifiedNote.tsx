import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { t, useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { toast } from '../../../../lib/toast.store.ts';
import { postResend } from '../../sign-in.api.ts';

const parts = { b: (words: string) => <strong>{words}</strong> };

/** The address is not verified yet: offers another link. */
export function UnverifiedNote({ email }: { email: string }) {
  const text = useT();
  const [busy, setBusy] = useState(false);
  const alerts = useAlerts();
  async function resend() {
    alerts.clear();
    setBusy(true);
    try {
      await postResend({ email, language: useI18n.getState().language });
      toast('done', t('auth.resent'), t('auth.resent_text', { email }));
    } catch (error) {
      alerts.show(t('auth.resend_failed'), errorText(error, t('error.internal_error')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <ActionNote tone="warn" icon={IconMail} role="alert" label={text('auth.resend')} busy={busy} onPress={() => void resend()}>
      <Rich text={text('auth.unverified')} params={{ email }} parts={parts} />
    </ActionNote>
  );
}
