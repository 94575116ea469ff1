import { Button } from '@mantine/core';
import { useState } from 'react';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { SelectField } from '../../../../components/fields/SelectField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { hasPassword, useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { setUserStatus } from '../../admin.api.ts';
import { useUserId } from '../../users/use-user-id.ts';
import { upsertUser } from '../../users/use-users.ts';
import { nameOf } from '../../users/user-rules.ts';
import { OwnerSection } from './OwnerSection.tsx';
import { UserIdField } from './UserIdField.tsx';

const STATUSES = ['user', 'admin', 'owner'] as const;
type Status = (typeof STATUSES)[number];

/** Sets what somebody is, by their id. */
export function StatusSection() {
  const t = useT();
  const user = useUserId();
  const [status, setStatus] = useState<Status>('user');
  const { opened, open, close } = useDialog<true>();
  const { password, busy, run } = useAdminChange({
    send: async (adminPassword) => {
      close();
      const isOwner = status === 'owner' ? 1 : 0;
      return setUserStatus({ userId: user.id, isAdmin: status === 'user' ? 0 : 1, isOwner, adminPassword });
    },
    onDone: (changed) => {
      upsertUser(changed);
      user.set('');
      toast('done', t('admin.status_done', { name: nameOf(changed) }));
    },
    failed: t('admin.status_failed'),
    onRefused: user.refused,
  });
  return (
    <OwnerSection
      title={t('admin.status_title')}
      text={t('admin.status_text')}
      onSubmit={() => user.check() && hasPassword(password) && open(true)}
      dialog={
        <DestructiveDialog
          calm={status !== 'user'}
          title={t(`admin.status_ask_${status}`, { name: user.name })}
          opened={opened}
          onClose={close}
          consequences={[t(`admin.status_of_${status}`), t('admin.status_sockets')]}
          texts={{ confirm: t('admin.status_set'), keep: t('admin.cancel') }}
          pending={busy}
          onConfirm={run}
        />
      }
    >
      <UserIdField of={user} />
      <SelectField
        label={t('admin.status')}
        value={status}
        options={STATUSES.map((each) => ({ value: each, label: t(`admin.status_${each}`) }))}
        onChange={({ currentTarget }) => setStatus(STATUSES.find((each) => each === currentTarget.value) ?? 'user')}
      />
      <AdminPasswordField of={password} />
      <Actions>
        <Button type="submit" variant="default" aria-disabled={busy || undefined}>
          {t('admin.status_set')}
        </Button>
      </Actions>
    </OwnerSection>
  );
}
