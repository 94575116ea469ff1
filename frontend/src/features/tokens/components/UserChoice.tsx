import { SEARCH_MAX } from '@beside/common/admin/admin.constants';
import type { AdminUserView } from '@beside/common/admin/admin.views';
import { useState } from 'react';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { useTypedSearch } from '../../../hooks/use-typed-search.ts';
import { t, useT } from '../../../lib/i18n/i18n.store.ts';
import { useUserChoice } from '../use-tokens.ts';
import styles from './CreateTokenForm.module.css';

interface Props {
  user: AdminUserView | null;
  error: string | undefined;
  onChoose: (user: AdminUserView | null) => void;
}

/** Chooses a user among the newest hundred, or among those of a search. The chosen one stays through a search. */
export function UserChoice({ user, error, onChoose }: Props) {
  const t = useT();
  const [q, setQ] = useState('');
  const { typed, type } = useTypedSearch(q, (text) => text.trim(), setQ);
  const { data, isError, isPlaceholderData } = useUserChoice(q);
  const users = user && !data?.some(({ id }) => id === user.id) ? [user, ...(data ?? [])] : (data ?? []);
  const none = data?.length === 0 && !isPlaceholderData;
  return (
    <div className={styles.choice}>
      <TextField
        label={t('tokens.user_search')}
        type="search"
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the form, while a search begins by itself.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={styles.none} role="status">
        {none && t('tokens.user_none')}
      </p>
      <SelectField
        label={t('tokens.user')}
        required
        hint={none ? undefined : t('tokens.user_hint')}
        error={isError ? t('tokens.user_failed') : error}
        value={user?.id ?? ''}
        options={[
          { value: '', label: t('tokens.user_choose') },
          ...users.map((each) => ({ value: each.id, label: labelOf(each) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChoose(users.find(({ id }) => id === value) ?? null)}
      />
    </div>
  );
}

function labelOf({ firstName, lastName, email, isAdmin, isOwner }: AdminUserView): string {
  const role = isOwner ? 'tokens.user_owner' : isAdmin ? 'tokens.user_admin' : 'tokens.user_of';
  return t(role, { name: `${firstName} ${lastName}`, email });
}
