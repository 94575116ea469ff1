import { TextField } from '../../../components/fields/TextField.tsx';
import type { AccountForm } from '../use-account-form.ts';

interface Props {
  of: AccountForm<{ code: string }>;
  label: string;
  /** Figures alone: a phone shows their keys. */
  numeric: boolean;
}

/** The field of a code of the second step. */
export function CodeField({ of, label, numeric }: Props) {
  return (
    <TextField
      label={label}
      required
      inputMode={numeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      data-autofocus
      autoFocus
      {...of.field('code')}
    />
  );
}
