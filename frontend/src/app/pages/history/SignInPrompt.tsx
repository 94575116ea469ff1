import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../../components/cards/EmptyState.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** For visitors, who have no history. Signing in leads back here. */
export function SignInPrompt() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('history.sign_in')} text={t('history.sign_in_text')}>
      <Button component={Link} to="/auth" state={{ from: pathname + search }}>
        {t('shell.sign_in')}
      </Button>
    </EmptyState>
  );
}
