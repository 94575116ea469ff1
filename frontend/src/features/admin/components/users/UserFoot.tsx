import type { AdminUserView } from '@beside/common/admin/admin.views';
import { Button } from '@mantine/core';
import { CopyValue } from '../../../../components/CopyValue.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import type { PanelReader } from '../../users/user-rules.ts';
import styles from './EditUserForm.module.css';

interface Props {
  user: AdminUserView;
  me: PanelReader;
  onRights: () => void;
}

/** A user's role, what the owner may make of it, and the id that Owner Settings asks for. */
export function UserFoot({ user, me, onRights }: Props) {
  const t = useT();
  const role = user.isOwner ? 'owner' : user.isAdmin ? 'admin' : 'user';
  return (
    <>
      <div className={styles.foot}>
        <p>
          <Rich
            text={t('admin.role')}
            params={{ role: t(`admin.role_${role}`) }}
            parts={{ b: (words) => <strong>{words}</strong> }}
          />
        </p>
        {me.isOwner && !user.isOwner && (
          <Button variant="default" size="sm" onClick={onRights}>
            {t(user.isAdmin ? 'admin.remove_admin' : 'admin.make_admin')}
          </Button>
        )}
      </div>
      <CopyValue
        small
        label={t('admin.user_id')}
        value={user.id}
        texts={{ copy: t('admin.id_copy'), failed: t('admin.copy_failed') }}
      />
    </>
  );
}
