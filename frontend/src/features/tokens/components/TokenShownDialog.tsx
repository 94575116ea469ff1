import type { TokenPermission } from '@beside/common/tokens/tokens.constants';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CopyValue } from '../../../components/CopyValue.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './TokenShownDialog.module.css';

export interface MadeToken {
  /** The value. */
  token: string;
  /** Whom it acts as. */
  name: string;
  permissions: readonly TokenPermission[];
}

interface Props {
  made: MadeToken | null;
  onClose: () => void;
}

/** Shows a token's value, once. It closes when its reader says that they have kept it. */
export function TokenShownDialog({ made, onClose }: Props) {
  const t = useT();
  const [kept, setKept] = useState(false);
  const [warned, setWarned] = useState(false);
  useEffect(() => {
    if (made) {
      setKept(false);
      setWarned(false);
    }
  }, [made]);
  const close = () => (kept ? onClose() : setWarned(true));
  return (
    <Dialog title={t('tokens.copy_now')} opened={made !== null} onClose={close}>
      {made && (
        <>
          <p>{t('tokens.shown_once', { name: made.name })}</p>
          <p className={styles.permissions}>
            {made.permissions.map((each) => (
              <code key={each}>{each}</code>
            ))}
          </p>
          <CopyValue
            label={t('tokens.value')}
            value={made.token}
            texts={{ copy: t('tokens.copy'), failed: t('tokens.copy_failed') }}
          />
          <label className={styles.kept}>
            <input
              type="checkbox"
              checked={kept}
              aria-invalid={warned && !kept}
              aria-describedby={warned && !kept ? 'token-kept' : undefined}
              onChange={() => setKept(!kept)}
            />
            <span>{t('tokens.kept')}</span>
          </label>
          {warned && !kept && (
            <p id="token-kept" className={styles.warning} role="alert">
              {t('tokens.kept_first')}
            </p>
          )}
          <Button className={styles.done} onClick={close}>
            {t('tokens.done')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
