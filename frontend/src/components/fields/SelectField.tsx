import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './TextField.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  label: string;
  hint?: string;
  /** The error shown below the field. */
  error?: ReactNode;
  options: readonly { value: string; label: string }[];
}

/** A choice among a few, with label, hint and error as a text field has them. */
export function SelectField({ label, hint, error, options, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} data-select>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
