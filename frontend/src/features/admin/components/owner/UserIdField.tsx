import { TextField } from '../../../../components/fields/TextField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { UserId } from '../../users/use-user-id.ts';
import styles from './OwnerSection.module.css';

/** The field of a user's id. It says whose it is, where that is known here. */
export function UserIdField({ of }: { of: UserId }) {
  const t = useT();
  return (
    <div className={styles.code}>
      <TextField
        ref={of.input}
        label={t('admin.user_id')}
        hint={of.known ? `${of.name}, ${of.known.email}` : t('admin.user_id_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        value={of.value}
        error={of.fault}
        onChange={({ currentTarget }) => of.set(currentTarget.value)}
      />
    </div>
  );
}
