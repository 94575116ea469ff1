import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Note } from '../../../components/kit/Note.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { FROM_FORM } from './use-to-form.ts';

/** Links back to an advice that is still being written. */
export function PendingNote({ requestId }: { requestId: string }) {
  const t = useT();
  return (
    <Note
      tone="calm"
      icon={IconPencil}
      action={
        <Button component={Link} to={`/?request=${requestId}`} state={FROM_FORM} variant="default" size="sm">
          {t('home.writing_show')}
        </Button>
      }
    >
      {t('home.writing')}
    </Note>
  );
}
