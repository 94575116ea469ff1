import { TOKEN_PERMISSIONS, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toggled } from '../token-state.ts';
import styles from './PermissionsField.module.css';

const TEXTS = {
  'advice:generate': 'tokens.can_advice_generate',
  'advice:history': 'tokens.can_advice_history',
  'chat:continue': 'tokens.can_chat_continue',
  'subscription:view': 'tokens.can_subscription_view',
  'couples:create': 'tokens.can_couples_create',
  'couples:join': 'tokens.can_couples_join',
  'admin:read': 'tokens.can_admin_read',
  'admin:write': 'tokens.can_admin_write',
  '*': 'tokens.can_all',
} as const satisfies Record<TokenPermission, string>;

interface Props {
  chosen: readonly TokenPermission[];
  error: string | undefined;
  onChange: (chosen: TokenPermission[]) => void;
}

/** What a token may do: at least one of these. */
export function PermissionsField({ chosen, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error && id}>
      <legend>{t('tokens.permissions')}</legend>
      <div className={styles.list}>
        {TOKEN_PERMISSIONS.map((permission) => (
          <label key={permission}>
            <input
              type="checkbox"
              checked={chosen.includes(permission)}
              aria-invalid={Boolean(error)}
              onChange={() => onChange(toggled(chosen, permission))}
            />
            <span>
              <code>{permission}</code>
              <small>{t(TEXTS[permission])}</small>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          <Icon of={IconAlertCircle} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
