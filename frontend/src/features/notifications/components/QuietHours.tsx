import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Settings } from '../use-settings.ts';
import styles from './QuietHours.module.css';

const TIME = /^\d\d:\d\d$/;

/** When nothing comes, in which zone. What falls into these hours waits, and comes as one. */
export function QuietHours({ settings, change }: Settings) {
  const t = useT();
  const time = (name: 'quietFrom' | 'quietUntil') => ({
    type: 'time',
    value: settings[name],
    // An emptied field says nothing yet.
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      TIME.test(value) && change({ [name]: value }),
  });
  return (
    <SettingsPart id="notify-quiet" title={t('notify.quiet')} text={t('notify.quiet_text')}>
      <div className={list.body}>
        <div className={styles.times}>
          <TextField label={t('notify.quiet_from')} {...time('quietFrom')} />
          <TextField label={t('notify.quiet_until')} {...time('quietUntil')} />
        </div>
        <SelectField
          label={t('notify.zone')}
          value={settings.zone}
          onChange={({ currentTarget }) => change({ zone: currentTarget.value })}
          options={zones(settings.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <p className="fine">{t('notify.quiet_limits')}</p>
      </div>
    </SettingsPart>
  );
}

/** All zones that the browser knows, with the chosen one. */
function zones(chosen: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([chosen, ...known, 'UTC'])].sort();
}
