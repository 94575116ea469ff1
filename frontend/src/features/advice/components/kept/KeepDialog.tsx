import { useEffect } from 'react';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { usePart } from '../../../../hooks/use-part.ts';
import { t } from '../../../../lib/i18n/i18n.store.ts';
import { keepQuestion } from '../../kept/keep-part.ts';
import { closeKeepDialog, useKeeping } from '../../kept/keeping.store.ts';

/** The dialog before an advice is kept on this device; its code comes when it is first wanted. */
export function KeepDialog() {
  const isWanted = useKeeping(({ asked }) => asked !== null);
  const isReady = usePart(keepQuestion, isWanted);
  const alerts = useAlerts();
  useEffect(() => {
    if (!isWanted) return;
    alerts.clear();
    keepQuestion.preload().catch(() => {
      // The next press tries again.
      closeKeepDialog();
      alerts.show(t('advice.keep'), t('error.network'));
    });
  }, [isWanted, alerts]);
  useEffect(() => closeKeepDialog, []);
  const Loaded = isReady ? keepQuestion.loaded() : null;
  return Loaded && <Loaded />;
}
