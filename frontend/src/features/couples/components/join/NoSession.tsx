import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../../../components/page/NarrowPage.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { UnsentDraft } from '../ended/UnsentDraft.tsx';

/** No session at this address, or none for this reader. Their unsent draft stays available. */
export function NoSession({ token }: { token: string }) {
  const t = useT();
  return (
    <NarrowPage title={t('couples.not_found')}>
      <p>{t('couples.not_found_text')}</p>
      <UnsentDraft token={token} waiting onDiscarded={() => document.querySelector<HTMLElement>('main h1')?.focus()} />
      <Button component={Link} to="/couples">
        {t('couples.create_new')}
      </Button>
    </NarrowPage>
  );
}
