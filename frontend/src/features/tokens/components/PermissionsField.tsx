import { TOKEN_PERMISSIONS, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { PERMISSION_TEXTS } from '../permission-texts.ts';
import { toggled } from '../token-state.ts';
import styles from './PermissionsField.module.css';

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
              <small>{t(PERMISSION_TEXTS[permission])}</small>
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
