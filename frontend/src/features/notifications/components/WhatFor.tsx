import { NOTICE_KINDS, type NoticeKind } from '@beside/common/notifications/notifications.constants';
import { CheckField } from '../../../components/fields/CheckField.tsx';
import { FieldGroup } from '../../../components/fields/FieldGroup.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Settings } from '../use-settings.ts';
import styles from './WhatFor.module.css';

/** Which kinds of news a user is told of, on all devices. */
export function WhatFor({ settings, change }: Settings) {
  const t = useT();
  const choose = (kind: NoticeKind, isOn: boolean) => change({ kinds: { ...settings.kinds, [kind]: isOn } });
  return (
    <SettingsPart id="notify-kinds" title={t('notify.kinds')} text={t('notify.kinds_text')}>
      <div className={list.body}>
        <FieldGroup legend={t('notify.kinds')} hidden>
          <div className={styles.kinds}>
            {NOTICE_KINDS.map((kind) => (
              <CheckField
                key={kind}
                role="switch"
                checked={settings.kinds[kind]}
                onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
              >
                <b>{t(`notify.kind_${kind}`)}</b>
                <small>{t(`notify.kind_${kind}_text`)}</small>
              </CheckField>
            ))}
          </div>
        </FieldGroup>
      </div>
    </SettingsPart>
  );
}
