import { IconInfoCircle } from '@tabler/icons-react';
import { Note } from '../../../components/kit/Note.tsx';
import styles from '../../../components/kit/SettingsList.module.css';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { nameOf, useLook } from '../../../lib/look.store.ts';
import type { InstallWay } from '../use-install-way.ts';

/** Where there is nothing to press: it is the app, was just added, or the browser cannot add it. */
export function AddState({ way }: { way: Exclude<InstallWay, 'question' | 'waiting' | 'byHand'> }) {
  const t = useT();
  const name = useLook(({ look }) => nameOf(look));
  const { appName } = config;
  return (
    <div className={styles.body} role="status">
      <Note tone="calm" icon={IconInfoCircle}>
        {way === 'here' && t('device.here')}
        {way === 'added' && t('device.added', { name })}
        {way === 'none' && t('device.none', { appName })}
      </Note>
      {way === 'none' && <p className="fine">{t('device.none_more')}</p>}
    </div>
  );
}
