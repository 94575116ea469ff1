import { TOKEN_PERMISSIONS, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import { useId } from 'react';
import { CheckField } from '../../../components/fields/CheckField.tsx';
import { FieldGroup } from '../../../components/fields/FieldGroup.tsx';
import { FieldError } from '../../../components/fields/TextField.tsx';
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
    <FieldGroup legend={t('tokens.permissions')} describedBy={error && id}>
      <div className={styles.list}>
        {TOKEN_PERMISSIONS.map((permission) => (
          <CheckField
            key={permission}
            className={styles.permission}
            checked={chosen.includes(permission)}
            aria-invalid={Boolean(error)}
            onChange={() => onChange(toggled(chosen, permission))}
          >
            <code>{permission}</code>
            <small>{t(PERMISSION_TEXTS[permission])}</small>
          </CheckField>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </FieldGroup>
  );
}
