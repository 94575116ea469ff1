import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Note } from './Note.tsx';

interface Props extends Omit<ComponentProps<typeof Note>, 'action'> {
  label: string;
  /** The page that the button opens. */
  to?: string;
  onPress?: () => void;
  busy?: boolean;
}

/** A note with one small button. */
export function ActionNote({ label, to, onPress, busy, ...note }: Props) {
  const look = { variant: 'default', size: 'sm', children: label };
  return (
    <Note
      {...note}
      action={
        to ? (
          <Button component={Link} to={to} {...look} />
        ) : (
          <Button {...look} aria-disabled={busy || undefined} onClick={() => !busy && onPress?.()} />
        )
      }
    />
  );
}
