import { useEffect } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { usePart } from '../../hooks/use-part.ts';
import type { LazyPart } from '../../lib/lazy-part.ts';
import { sayLoadFault } from '../../lib/load-fault.ts';
import { whileLoading } from '../../lib/loading.store.ts';

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
    whileLoading(part.preload()).catch(() => {
      // The next press tries again.
      onClose();
      void sayLoadFault((text) => alerts.show(title, text));
    });
  }, [part, isWanted, title, onClose, alerts]);
  useEffect(() => onClose, [onClose]);
  const Loaded = isReady ? part.loaded() : null;
  return Loaded && <Loaded />;
}
