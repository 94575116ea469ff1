import { useEffect } from 'react';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { usePart } from '../../../../hooks/use-part.ts';
import { t } from '../../../../lib/i18n/i18n.store.ts';
import { makeLink } from '../../links/link-part.ts';
import { closeLinkDialog, useMakingLink } from '../../links/making-link.store.ts';

/** The dialog that makes a link; its code comes when it is first wanted. */
export function LinkDialog() {
  const isWanted = useMakingLink(({ session }) => session !== null);
  const isReady = usePart(makeLink, isWanted);
  const alerts = useAlerts();
  useEffect(() => {
    if (!isWanted) return;
    alerts.clear();
    makeLink.preload().catch(() => {
      // The next press tries again.
      closeLinkDialog();
      alerts.show(t('advice.link'), t('error.network'));
    });
  }, [isWanted, alerts]);
  // Another advice has no dialog.
  useEffect(() => closeLinkDialog, []);
  const Loaded = isReady ? makeLink.loaded() : null;
  return Loaded && <Loaded />;
}
