import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { useSignOut } from './use-sign-out.ts';

interface Props {
  signedIn: boolean;
  wide?: boolean;
  onDone?: () => void;
}

/** Signs in or out. */
export function EntryButton({ signedIn, wide, onDone }: Props) {
  const t = useT();
  const { signOut, busy } = useSignOut();
  const size = wide ? 'md' : 'sm';
  if (!signedIn) {
    return (
      <Button component={Link} to="/auth" variant="default" size={size} fullWidth={wide} onClick={onDone}>
        {t('shell.sign_in')}
      </Button>
    );
  }
  const leave = () => {
    signOut();
    onDone?.();
  };
  return (
    <Button variant="default" size={size} fullWidth={wide} aria-disabled={busy || undefined} onClick={leave}>
      {t('shell.sign_out')}
    </Button>
  );
}
