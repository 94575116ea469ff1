import { ADMIN_PASSWORD_MIN } from '@beside/common/admin/admin.constants';
import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { useAdminStatus } from '../../owner/use-admin-status.ts';
import { usePasswordForm } from '../../owner/use-password-form.ts';
import { OwnerSection } from './OwnerSection.tsx';

/** Creates or replaces the admin password. The dialog shows its length, against a slip of the finger. */
export function AdminPasswordSection() {
  const t = useT();
  const { data } = useAdminStatus();
  const isFirst = data?.hasAdminPassword === false;
  const { opened, open, close } = useDialog<true>();
  const { next, present, busy, check, save } = usePasswordForm(isFirst, () => open(true));
  const verb = isFirst ? 'create' : 'update';
  return (
    <OwnerSection
      title={t('admin.password_title')}
      text={t('admin.password_text')}
      onSubmit={check}
      dialog={
        <DestructiveDialog
          calm
          title={t(`admin.password_${verb}_ask`)}
          opened={opened}
          onClose={close}
          consequences={[
            t('admin.password_length', { count: next.value.length }),
            t(isFirst ? 'admin.password_first' : 'admin.password_replaces'),
          ]}
          texts={{ confirm: t(`admin.password_${verb}`), keep: t('admin.cancel') }}
          pending={busy}
          onConfirm={() => {
            close();
            save();
          }}
        />
      }
    >
      <TypedField
        of={next}
        name="new-admin-password"
        label={t('admin.password_new')}
        hint={t(isFirst ? 'admin.password_hint_first' : 'admin.password_hint', { min: ADMIN_PASSWORD_MIN })}
      />
      {!isFirst && (
        <TypedField
          of={present}
          name="present-admin-password"
          label={t('admin.password_present')}
          hint={t('admin.password_present_hint')}
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

interface TypedFieldProps extends Pick<ComponentProps<typeof PasswordField>, 'name' | 'label' | 'hint'> {
  of: ReturnType<typeof usePasswordForm>['next'];
}

function TypedField({ of: { field, value, fault, change }, ...texts }: TypedFieldProps) {
  return (
    <PasswordField
      {...texts}
      ref={field}
      unmanaged
      required
      value={value}
      error={fault}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
