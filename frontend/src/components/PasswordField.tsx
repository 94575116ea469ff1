import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../lib/i18n/i18n.store.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { Field, type FieldProps } from './TextField.tsx';

/** A password field with a button to show it. */
export function PasswordField(props: FieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field {...props}>
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
