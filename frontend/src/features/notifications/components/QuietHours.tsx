import { type ChangeEvent, useState } from 'react';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Settings } from '../use-settings.ts';
import styles from './QuietHours.module.css';

const TIME = /^\d\d:\d\d$/;
type TimeName = 'quietFrom' | 'quietUntil';

/** When nothing comes, in which zone. What falls into these hours waits, and comes as one. */
export function QuietHours({ settings, change }: Settings) {
  const t = useT();
  const [edited, setEdited] = useState<Partial<Record<TimeName, string>>>({});
  const time = (name: TimeName) => ({
    type: 'time',
    value: edited[name] ?? settings[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setEdited({ ...edited, [name]: value }),
    // Half of a typed time is another one, by which something might come at night.
    onBlur: () => {
      const { [name]: value, ...others } = edited;
      setEdited(others);
      // An emptied field says nothing.
      if (value !== undefined && value !== settings[name] && TIME.test(value)) change({ [name]: value });
    },
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
