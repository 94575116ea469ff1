import { useLocation } from 'react-router';
import { QuickExitButton } from '../../components/quick-exit/QuickExitButton.tsx';
import { QuickExitCorner } from '../../components/quick-exit/QuickExitCorner.tsx';
import { useDraft } from '../../features/advice/asking/draft.store.ts';
import { useTripleShift } from '../../hooks/use-triple-shift.ts';
import { onQuickExit, quickExit } from '../../lib/quick-exit.ts';
import { forgetAtExit } from '../forget-at-exit.ts';
import { useOffline } from '../offline.store.ts';
import { exitAt } from './exit-at.ts';

onQuickExit(forgetAtExit);

/** The quick exit of the pages with something to hide: by the keyboard, and by a button that stays in sight. */
export function QuickExit() {
  const { pathname, search } = useLocation();
  const writing = useDraft(({ description }) => description !== '');
  const isOffline = useOffline((state) => state.isOffline);
  // Without a connection every page shows what this device keeps.
  const exit = isOffline ? 'button' : exitAt(pathname + search, writing);
  return exit && <Present button={exit === 'button'} />;
}

function Present({ button }: { button: boolean }) {
  useTripleShift(quickExit);
  return (
    button && (
      <QuickExitCorner>
        <QuickExitButton />
      </QuickExitCorner>
    )
  );
}
