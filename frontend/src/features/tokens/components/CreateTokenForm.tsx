import { TOKEN_DAYS_MAX, TOKEN_NAME_MAX } from '@beside/common/tokens/tokens.constants';
import { Button } from '@mantine/core';
import { AdminPasswordField } from '../../../components/fields/AdminPasswordField.tsx';
import { FieldPair } from '../../../components/fields/FieldPair.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Actions } from '../../../components/kit/Actions.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useCreateToken } from '../use-create-token.ts';
import styles from './CreateTokenForm.module.css';
import { PermissionsField } from './PermissionsField.tsx';
import { UserChoice } from './UserChoice.tsx';

interface Props {
  /** Called when it is given up, and when the token is made. */
  onClose: () => void;
}

/** A new token: whose it is, what it is for, what it may do, and for how long. */
export function CreateTokenForm({ onClose }: Props) {
  const t = useT();
  const { form, values, faults, put, change } = useCreateToken(onClose);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('tokens.create_title')}
      onSubmit={(event) => {
        event.preventDefault();
        change.run();
      }}
    >
      <UserChoice user={values.user} error={faults.user} onChoose={(user) => put({ user })} />
      <TextField
        label={t('tokens.name')}
        required
        hint={t('tokens.name_hint')}
        maxLength={TOKEN_NAME_MAX}
        autoComplete="off"
        value={values.name}
        error={faults.name}
        onChange={({ currentTarget }) => put({ name: currentTarget.value })}
      />
      <PermissionsField chosen={values.permissions} error={faults.permissions} onChange={(permissions) => put({ permissions })} />
      <FieldPair>
        <TextField
          label={t('tokens.days')}
          hint={t('tokens.days_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(TOKEN_DAYS_MAX).length}
          value={values.days}
          error={faults.days}
          onChange={({ currentTarget }) => put({ days: currentTarget.value })}
        />
        <AdminPasswordField of={change.password} />
      </FieldPair>
      <Actions>
        <Button type="submit" aria-disabled={change.busy || undefined}>
          {t(change.busy ? 'tokens.creating' : 'tokens.create')}
        </Button>
        <Button variant="default" onClick={change.leave}>
          {t('tokens.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
