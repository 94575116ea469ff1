import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styles from './Field.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  label: string;
  hint?: string;
  /** The error shown below the field. */
  error?: ReactNode;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** A choice among a few, with label, hint and error as a text field has them. */
export function SelectField({ label, hint, error, options, ...select }: Props) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className={styles.input}
        data-select
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
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
