import { LOOKS, type Look } from '@beside/common/notifications/notifications.constants';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGroup } from '../../../components/fields/FieldGroup.tsx';
import { Note } from '../../../components/kit/Note.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { useInstall } from '../../../lib/install.store.ts';
import { isInstalled } from '../../../lib/installed.ts';
import { chooseLook, useLook } from '../../../lib/look.store.ts';
import { forgetQuestion } from '../install-now.ts';
import { showLook } from '../show-look.ts';
import styles from './AnotherName.module.css';
import { LookCard } from './LookCard.tsx';

/** The app's name and picture on this device, and what another name does not hide. */
export function AnotherName() {
  const t = useT();
  const alerts = useAlerts();
  const look = useLook((state) => state.look);
  const isAdded = useInstall((state) => state.isAdded) || isInstalled();
  const [before] = useState(look);
  const choose = (chosen: Look) => {
    alerts.clear();
    if (!chooseLook(chosen)) return alerts.show(t('device.name_failed'), t('device.name_failed_text'));
    forgetQuestion();
    showLook(chosen);
  };
  return (
    <SettingsPart id="another-name" title={t('device.name')} text={t('device.name_text', { appName: config.appName })}>
      <div className={list.body}>
        <div className={styles.choice}>
          <FieldGroup legend={t('device.name_legend')} hidden>
            <div className={styles.looks}>
              {LOOKS.map((each) => (
                <LookCard key={each} look={each} isChosen={each === look} onChoose={choose} />
              ))}
            </div>
          </FieldGroup>
          {/* It is there before its words, so that they are announced. */}
          <div role="status">
            {isAdded && look !== before && (
              <Note tone="warn" icon={IconAlertTriangle}>
                {t('device.name_remove')}
              </Note>
            )}
          </div>
        </div>
        <p className="fine">
          <Rich
            text={t('device.name_limits')}
            params={{ appName: config.appName }}
            parts={{ a: (words) => <a href="/help">{words}</a> }}
          />
        </p>
      </div>
    </SettingsPart>
  );
}
