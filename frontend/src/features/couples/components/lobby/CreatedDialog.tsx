import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Created } from './CreateForm.tsx';
import { ShareLink } from './ShareLink.tsx';

interface Props {
  created: Created;
  opened: boolean;
  onClose: () => void;
}

/** Router state: the invitation need not show the link again. */
const LINK_SHOWN = { linkShown: true };

/** After creation: the partner's link, and the way into the session. */
export function CreatedDialog({ created: { session, shareUrl }, opened, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={t('couples.created', { name: session.sessionName })} opened={opened} onClose={onClose}>
      <p>{t('couples.invite_text')}</p>
      <ShareLink url={shareUrl} sessionName={session.sessionName} />
      <Button component={Link} to={`/couples/${session.sessionToken}`} state={LINK_SHOWN} fullWidth>
        {t('couples.open')}
      </Button>
    </Dialog>
  );
}
