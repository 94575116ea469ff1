import type { PasskeyView } from '@beside/common/account/account.passkeys.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import styles from '../../../../components/kit/SettingsList.module.css';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { changePasskey } from '../../signing-in/passkeys.api.ts';
import { withProof } from '../../signing-in/proof.store.ts';
import { passkeyName, passkeyText } from '../../signing-in/session-words.ts';

interface Props {
  passkey: PasskeyView;
  onAsk: (task: 'name' | 'removal') => void;
}

/** A passkey, who keeps it, and what can be done with it. */
export function PasskeyRow({ passkey, onAsk }: Props) {
  const t = useT();
  const { id, inQuestion } = passkey;
  const name = passkeyName(passkey);
  const alerts = useAlerts();
  const { mutate: keep, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => withProof(() => changePasskey(id, { kept: true })),
    networkMode: 'always',
    onError: (error) => alerts.show(t('signing.step_failed'), errorText(error, t('error.internal_error'))),
  });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <li data-card={id} data-row={id} tabIndex={-1}>
      <p>
        <strong>{name}</strong>
        <span className={styles.when}>{passkeyText(passkey, today)}</span>
      </p>
      <div className={styles.actions}>
        {inQuestion ? (
          <Button
            variant="default"
            size="sm"
            aria-label={t('signing.keep_of', { name })}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && keep()}
          >
            {t('signing.keep')}
          </Button>
        ) : (
          <Button variant="default" size="sm" aria-label={t('signing.rename_of', { name })} onClick={() => onAsk('name')}>
            {t('signing.rename')}
          </Button>
        )}
        <Button variant="default" size="sm" aria-label={t('signing.remove_of', { name })} onClick={() => onAsk('removal')}>
          {t('signing.remove')}
        </Button>
      </div>
    </li>
  );
}
