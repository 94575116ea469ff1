import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../../components/NarrowPage.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** There is no session at this address, or none for this reader. */
export function NoSession() {
  const t = useT();
  return (
    <NarrowPage title={t('couples.not_found')}>
      <p>{t('couples.not_found_text')}</p>
      <Button component={Link} to="/couples">
        {t('couples.create_new')}
      </Button>
    </NarrowPage>
  );
}
