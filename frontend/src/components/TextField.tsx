import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What every field takes: an input's own properties, and what is written around it. */
export interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  label: string;
  hint?: string;
  /** What is wrong with the value; it is said below it. */
  error?: ReactNode;
}

/** A line of text (or a date) with its label above and its hint and fault below. */
export function TextField(props: FieldProps) {
  return <Field {...props}>{(input) => <input {...input} />}</Field>;
}

interface Props extends FieldProps {
  children: (input: ComponentProps<'input'>) => ReactNode;
}

/** Label, hint and fault around an input that is drawn by the children. */
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
