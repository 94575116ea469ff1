import { Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { ActionNote } from '../../../components/kit/ActionNote.tsx';
import { Actions } from '../../../components/kit/Actions.tsx';
import styles from '../../../components/kit/SettingsList.module.css';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { installNow } from '../install-now.ts';
import { AppSign } from './AppSign.tsx';
import { BeforeAdding } from './BeforeAdding.tsx';

/** Adding the app by the browser's own question. Waiting for the browser, the place is there already. */
export function AddNow({ isWaiting }: { isWaiting: boolean }) {
  const t = useT();
  const alerts = useAlerts();
  const [isAsking, setAsking] = useState(false);
  const [needsReload, setNeedsReload] = useState(false);
  const add = async () => {
    if (isAsking || isWaiting) return;
    alerts.clear();
    setAsking(true);
    try {
      setNeedsReload((await installNow()) === 'none');
    } catch {
      alerts.show(t('device.failed'), t('device.failed_text'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={styles.body}>
      <AppSign />
      <BeforeAdding />
      <Actions>
        <Button
          leftSection={<Icon of={IconDownload} />}
          aria-disabled={isAsking || isWaiting || undefined}
          onClick={() => void add()}
        >
          {t('device.install')}
        </Button>
      </Actions>
      <div role="status">
        {needsReload && (
          <ActionNote tone="info" icon={IconRefresh} label={t('device.reload')} onPress={() => window.location.reload()}>
            {t('device.reload_text')}
          </ActionNote>
        )}
      </div>
    </div>
  );
}
