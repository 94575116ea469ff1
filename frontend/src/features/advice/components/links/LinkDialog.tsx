import { LateDialog } from '../../../../components/dialog/LateDialog.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { makeLink } from '../../links/link-part.ts';
import { closeLinkDialog, useMakingLink } from '../../links/making-link.store.ts';

/** The dialog that makes a link. */
export function LinkDialog() {
  const t = useT();
  const isWanted = useMakingLink(({ session }) => session !== null);
  return <LateDialog part={makeLink} isWanted={isWanted} title={t('advice.link')} onClose={closeLinkDialog} />;
}
