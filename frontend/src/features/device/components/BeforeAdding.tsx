import { IconAlertTriangle } from '@tabler/icons-react';
import { Note } from '../../../components/kit/Note.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useLook } from '../../../lib/look.store.ts';

/** What an app on the screen tells others, before it is there. */
export function BeforeAdding() {
  const t = useT();
  const look = useLook((state) => state.look);
  const { appName } = config;
  return (
    <Note tone="warn" icon={IconAlertTriangle}>
      <strong>{t('device.before')}</strong>
      <br />
      {t(look === 'beside' ? 'device.before_text' : 'device.before_other_name', { appName })}
    </Note>
  );
}
