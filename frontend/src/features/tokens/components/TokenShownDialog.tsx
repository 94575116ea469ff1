import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CopyValue } from '../../../components/CopyValue.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { CheckField } from '../../../components/fields/CheckField.tsx';
import { useDialog } from '../../../hooks/use-dialog.ts';
import { useNavigationGuard } from '../../../hooks/use-navigation-guard.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { confirmTokenKept, useMadeToken } from '../made-token.store.ts';
import styles from './TokenShownDialog.module.css';

/** Shows a new token's value, once, above all tabs. It closes, and lets its reader leave, when they say that they have kept it. */
export function TokenShownDialog() {
  const t = useT();
  const { made } = useMadeToken();
  const { opened, open, close } = useDialog<true>();
  const [kept, setKept] = useState(false);
  const [warned, setWarned] = useState(false);
  const dialog = useRef({ open, close });
  dialog.current = { open, close };
  useEffect(() => {
    setKept(false);
    setWarned(false);
    if (made) dialog.current.open(true);
    else dialog.current.close();
  }, [made]);
  useNavigationGuard(made !== null, () => setWarned(true));
  const done = () => (kept ? confirmTokenKept() : setWarned(true));
  return (
    <Dialog title={t('tokens.copy_now')} opened={opened && made !== null} onClose={done}>
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
          <CheckField
            checked={kept}
            aria-invalid={warned && !kept}
            aria-describedby={warned && !kept ? 'token-kept' : undefined}
            onChange={() => setKept(!kept)}
          >
            {t('tokens.kept')}
          </CheckField>
          {warned && !kept && (
            <p id="token-kept" className={styles.warning} role="alert">
              {t('tokens.kept_first')}
            </p>
          )}
          <Button className={styles.done} onClick={done}>
            {t('tokens.done')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
