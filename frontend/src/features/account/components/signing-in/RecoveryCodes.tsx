import { Button } from '@mantine/core';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import styles from './SecondStep.module.css';

/** Shows recovery codes, once. Null: closed. */
export function RecoveryCodes({ of, onClose }: { of: string[] | null; onClose: () => void }) {
  const t = useT();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText((of ?? []).join('\n')).then(
      () => true,
      () => false,
    );
    if (copied) toast('done', t('shell.copied'));
    else toast('info', t('signing.codes_copy_failed'));
  };
  return (
    <Dialog title={t('signing.codes_title')} opened={of !== null} stays onClose={onClose}>
      <div className={styles.form}>
        <p>{t('signing.codes_text')}</p>
        <ul className={styles.codes}>
          {of?.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className="fine">{t('signing.codes_keep')}</p>
        <Actions>
          <Button variant="default" onClick={() => void copy()}>
            {t('signing.codes_copy')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('signing.codes_done')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
