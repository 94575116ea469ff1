import { PASSWORD_MAX } from '@beside/common/account/account.constants';
import { ADMIN_PASSWORD_MIN } from '@beside/common/admin/admin.constants';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { useAdminStatus } from '../../owner/use-admin-status.ts';
import { useSetPassword } from '../../owner/use-set-password.ts';
import { OwnerSection } from './OwnerSection.tsx';

/** Creates or replaces the admin password. The dialog shows its length, against a slip of the finger. */
export function AdminPasswordSection() {
  const t = useT();
  const alerts = useAlerts();
  const { data } = useAdminStatus();
  const isFirst = data?.hasAdminPassword === false;
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const { opened, open, close } = useDialog<true>();
  const presentField = useRef<HTMLInputElement>(null);
  const [present, setPresent] = useState('');
  const [presentFault, setPresentFault] = useState<string>();
  const refusePresent = (text: string) => {
    setPresentFault(text);
    presentField.current?.focus();
    alerts.show(t('admin.password_failed'), text);
  };
  const { busy, save } = useSetPassword(isFirst, {
    onDone: () => {
      setValue('');
      setPresent('');
    },
    onWrong: () => refusePresent(t('admin.password_present_wrong')),
  });

  function ask() {
    alerts.clear();
    const short = value.length < ADMIN_PASSWORD_MIN;
    if (!short && value.length <= PASSWORD_MAX) {
      if (isFirst || present !== '') return open(true);
      return refusePresent(t('admin.password_present_missing'));
    }
    const text = t(short ? 'admin.password_short' : 'admin.password_long');
    setFault(text);
    field.current?.focus();
    alerts.show(t('admin.password_invalid'), text);
  }

  const verb = isFirst ? 'create' : 'update';
  return (
    <OwnerSection
      title={t('admin.password_title')}
      text={t('admin.password_text')}
      onSubmit={ask}
      dialog={
        <DestructiveDialog
          calm
          title={t(`admin.password_${verb}_ask`)}
          opened={opened}
          onClose={close}
          consequences={[
            t('admin.password_length', { count: value.length }),
            t(isFirst ? 'admin.password_first' : 'admin.password_replaces'),
          ]}
          texts={{ confirm: t(`admin.password_${verb}`), keep: t('admin.cancel') }}
          pending={busy}
          onConfirm={() => {
            close();
            save({ password: value, ...(isFirst ? {} : { adminPassword: present }) });
          }}
        />
      }
    >
      <PasswordField
        ref={field}
        label={t('admin.password_new')}
        hint={t(isFirst ? 'admin.password_hint_first' : 'admin.password_hint', { min: ADMIN_PASSWORD_MIN })}
        name="new-admin-password"
        unmanaged
        required
        value={value}
        error={fault}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          setFault(undefined);
          alerts.clear();
        }}
      />
      {!isFirst && (
        <PasswordField
          ref={presentField}
          label={t('admin.password_present')}
          hint={t('admin.password_present_hint')}
          name="present-admin-password"
          unmanaged
          required
          value={present}
          error={presentFault}
          onChange={({ currentTarget }) => {
            setPresent(currentTarget.value);
            setPresentFault(undefined);
            alerts.clear();
          }}
        />
      )}
      <Actions>
        <Button type="submit" variant="default" aria-disabled={busy || undefined}>
          {t(`admin.password_${verb}`)}
        </Button>
      </Actions>
    </OwnerSection>
  );
}
