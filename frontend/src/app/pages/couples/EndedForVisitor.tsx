import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** A session that ended before this visitor joined. */
export function EndedForVisitor({ name }: { name: string }) {
  const t = useT();
  return (
    <NarrowPage title={t('couples.ended')}>
      <p>{t('couples.ended_visitor', { name })}</p>
      <Button component={Link} to="/couples">
        {t('couples.create_new')}
      </Button>
    </NarrowPage>
  );
}
