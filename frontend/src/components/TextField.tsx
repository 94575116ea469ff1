import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** The props of every field: an input's, and the texts around it. */
export interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  label: string;
  hint?: string;
  /** The error shown below the field. */
  error?: ReactNode;
}

/** A text or date field with label, hint and error. */
export function TextField(props: FieldProps) {
  return <Field {...props}>{(input) => <input {...input} />}</Field>;
}

interface Props extends FieldProps {
  children: (input: ComponentProps<'input'>) => ReactNode;
}

/** Label, hint and error around an input that the children render. */
export function Field({ label, hint, error, children, ...input }: Props) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        ...input,
        id,
        className: styles.input,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={IconAlertCircle} size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
