import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Actions } from '../../../components/kit/Actions.tsx';
import { PlainMessage } from '../../../components/page/PlainMessage.tsx';
import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** The page of every unknown address. */
export function NotFoundPage() {
  const t = useT();
  usePage(t('not_found.title'));
  return (
    <PlainMessage title={t('not_found.title')} text={t('not_found.text', { appName: config.appName })}>
      <Actions>
        <Button component={Link} to="/">
          {t('not_found.home')}
        </Button>
        <Button component={Link} to="/subscribe" variant="default">
          {t('not_found.plans')}
        </Button>
      </Actions>
    </PlainMessage>
  );
}
