import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Actions } from '../kit/Actions.tsx';
import styles from './DestructiveDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** What will happen, one sentence each. */
  consequences: readonly string[];
  /** A last, emphasised sentence. */
  final?: string;
  texts: { confirm: string; keep: string };
  /** The action is under way: another confirmation is ignored. */
  pending: boolean;
  /** It can be undone: the confirmation is no red one. */
  calm?: boolean;
  onConfirm: () => void;
  /** Fields to fill in before the confirmation. */
  children?: ReactNode;
}

/** Asks before something that cannot be undone, and names its consequences. Closing it keeps everything. */
export function DestructiveDialog({
  title,
  opened,
  onClose,
  consequences,
  final,
  texts,
  pending,
  calm,
  onConfirm,
  children,
}: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onConfirm();
  }
  const confirm = (
    <Button type="submit" variant={calm ? 'filled' : 'outline'} aria-disabled={pending || undefined}>
      {texts.confirm}
    </Button>
  );
  // Without a field to fill in, the safe choice comes first and has the focus.
  const keep = (
    <Button variant="default" data-autofocus={children ? undefined : true} onClick={onClose}>
      {texts.keep}
    </Button>
  );
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ul className={styles.list}>
          {consequences.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {final && (
          <p>
            <strong>{final}</strong>
          </p>
        )}
        {children}
        <Actions>
          {children ? confirm : keep}
          {children ? keep : confirm}
        </Actions>
      </form>
    </Dialog>
  );
}
