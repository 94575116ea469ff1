import { useEffect } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { usePart } from '../../hooks/use-part.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import type { LazyPart } from '../../lib/lazy-part.ts';

interface Props {
  part: LazyPart<object>;
  isWanted: boolean;
  /** What a failure is called. */
  title: string;
  /** A function that stays the same. Another subject has no dialog: it is also called when this goes. */
  onClose: () => void;
}

/** A dialog whose code comes when it is first wanted. */
export function LateDialog({ part, isWanted, title, onClose }: Props) {
  const isReady = usePart(part, isWanted);
  const alerts = useAlerts();
  useEffect(() => {
    if (!isWanted) return;
    alerts.clear();
    part.preload().catch(() => {
      // The next press tries again.
      onClose();
      alerts.show(title, t('error.network'));
    });
  }, [part, isWanted, title, onClose, alerts]);
  useEffect(() => onClose, [onClose]);
  const Loaded = isReady ? part.loaded() : null;
  return Loaded && <Loaded />;
}
