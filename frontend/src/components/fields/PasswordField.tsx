import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './TextField.tsx';

/** Some password managers ignore `autocomplete`, and would offer the reader's own password. */
const UNMANAGED = { autoComplete: 'off', 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true };

/** A password field with a button to show it. `unmanaged`: no password manager fills it in. */
export function PasswordField({ unmanaged = false, ...props }: FieldProps & { unmanaged?: boolean }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field {...(unmanaged ? UNMANAGED : {})} {...props}>
      {(input) => (
        <div className={styles.secret}>
          <input {...input} type={shown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
          <ActionIcon
            aria-label={t(shown ? 'auth.hide_password' : 'auth.show_password', { field: props.label })}
            aria-controls={input.id}
            data-tip
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? IconEyeOff : IconEye} />
          </ActionIcon>
        </div>
      )}
    </Field>
  );
}
