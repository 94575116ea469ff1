import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type AccountForm, stay } from '../../use-account-form.ts';
import styles from './EntryForm.module.css';

interface Props {
  /** Only what every form has: its fields are the children's. */
  of: Pick<AccountForm<Record<string, string>>, 'form' | 'busy' | 'submit'>;
  label: string;
  /** The words of its button, where they are not its label. */
  action?: string;
  /** It was sent: the page is about to change. */
  done?: boolean;
  children: ReactNode;
}

/** A form of an account page: its fields above one wide button. */
export function EntryForm({ of: { form, busy, submit }, label, action = label, done, children }: Props) {
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={done ? stay : submit}>
      {children}
      <Button type="submit" size="lg" fullWidth aria-disabled={busy || done || undefined}>
        {action}
      </Button>
    </form>
  );
}
