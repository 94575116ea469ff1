import type { UserView } from '@beside/common/account/account.views';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { accountKeys } from '../../account.api.ts';
import { fetchExport } from '../../account-settings.api.ts';
import { withProof } from '../../signing-in/proof.store.ts';
import styles from './AccountDanger.module.css';
import { AccountDeleteDialog } from './AccountDeleteDialog.tsx';

/** Data export and account deletion. */
export function AccountDanger({ email }: { email: string }) {
  const t = useT();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const alerts = useAlerts();
  const { mutate: download, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => withProof(fetchExport),
    networkMode: 'always',
    // Another user may be signed in by now.
    onSuccess: (file) =>
      client.getQueryData<UserView | null>(accountKeys.me)?.email === email &&
      saveFile(`my-data-${new Date().toISOString().slice(0, 10)}.json`, file),
    onError: (error) => alerts.show(t('account.download_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <section className={styles.zone} aria-labelledby="account-leave">
      <div className={styles.words}>
        <h2 id="account-leave">{t('account.leave')}</h2>
        <p>{t('account.leave_text')}</p>
      </div>
      <Actions>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          aria-disabled={isPending}
          onClick={() => !isPending && download()}
        >
          {t(isPending ? 'account.downloading' : 'account.download')}
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('account.delete')}
        </Button>
      </Actions>
      <AccountDeleteDialog email={email} opened={asking} onClose={() => setAsking(false)} />
    </section>
  );
}
