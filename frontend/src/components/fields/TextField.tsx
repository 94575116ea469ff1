import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';

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

interface FrameProps {
  label: string;
  hint?: string;
  error?: ReactNode;
  children: (control: {
    id: string;
    className: string | undefined;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** Label, hint and error around a control that the children render. */
export function FieldFrame({ label, hint, error, children }: FrameProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles.input, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error below a field, or a group of them. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon of={IconAlertCircle} size={16} />
      {children}
    </p>
  );
}

interface Props extends FieldProps {
  children: (input: ComponentProps<'input'>) => ReactNode;
}

/** A frame around an input that the children render. */
export function Field({ label, hint, error, children, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => children({ ...input, ...control })}
    </FieldFrame>
  );
}
