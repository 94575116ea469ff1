import { Button } from '@mantine/core';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { hasPassword, useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { changeRights } from '../../admin.api.ts';
import { useUserId } from '../../users/use-user-id.ts';
import { upsertUser } from '../../users/use-users.ts';
import { nameOf } from '../../users/user-rules.ts';
import { RightsQuestion } from '../RightsQuestion.tsx';
import { OwnerSection } from './OwnerSection.tsx';
import { UserIdField } from './UserIdField.tsx';

/** Grants or removes admin by a user's id. */
export function RightsSection() {
  const t = useT();
  const user = useUserId();
  const { about, opened, open, close } = useDialog<'make' | 'remove'>();
  const right = about ?? 'make';
  const { password, busy, run } = useAdminChange({
    send: async (given) => {
      // The form shows what was wrong.
      close();
      return changeRights(right, { userId: user.id, password: given });
    },
    onDone: (changed) => {
      upsertUser(changed);
      user.set('');
      toast('done', t(right === 'make' ? 'admin.made' : 'admin.removed', { name: nameOf(changed) }));
    },
    failed: t(`admin.${right}_failed`),
    onRefused: user.refused,
  });
  const ask = (wanted: 'make' | 'remove') => user.check() && hasPassword(password) && open(wanted);
  return (
    <OwnerSection
      title={t('admin.admins')}
      text={t('admin.admins_text')}
      onSubmit={() => undefined}
      dialog={<RightsQuestion right={right} name={user.name} opened={opened} pending={busy} onClose={close} onConfirm={run} />}
    >
      <UserIdField of={user} />
      <AdminPasswordField of={password} />
      <Actions>
        <Button variant="default" aria-disabled={busy || undefined} onClick={() => ask('make')}>
          {t('admin.grant')}
        </Button>
        <Button variant="default" aria-disabled={busy || undefined} onClick={() => ask('remove')}>
          {t('admin.remove_admin')}
        </Button>
      </Actions>
    </OwnerSection>
  );
}
