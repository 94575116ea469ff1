import { EMAIL_DIGESTS } from '@beside/common/notifications/notifications.constants';
import { Choices } from '../../../components/fields/Choices.tsx';
import { FieldGroup } from '../../../components/fields/FieldGroup.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Settings } from '../use-settings.ts';

/**
 * How often an email says that there is something new.
 * @param zone by which they come, from the first choice on
 */
export function Emails({ settings, change, zone }: Settings & { zone: string }) {
  const t = useT();
  const { appName } = config;
  return (
    <SettingsPart id="notify-mail" title={t('notify.mail')} text={t('notify.mail_text')}>
      <div className={list.body}>
        <FieldGroup legend={t('notify.mail')} hidden>
          <Choices
            name="email"
            value={settings.email}
            choices={EMAIL_DIGESTS.map((value) => ({ value, label: t(`notify.mail_${value}`) }))}
            onChange={(email) => change(settings.email === 'never' ? { email, zone } : { email })}
            checkMark
          />
        </FieldGroup>
        <p className="fine">{t('notify.mail_time')}</p>
        <p className="fine">{t('notify.mail_warning', { appName })}</p>
      </div>
    </SettingsPart>
  );
}
