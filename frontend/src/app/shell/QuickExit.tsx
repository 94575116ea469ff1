import { QuickExitButton } from '../../components/QuickExitButton.tsx';
import { useTripleShift } from '../../hooks/use-triple-shift.ts';
import { onQuickExit, quickExit } from '../../lib/quick-exit.ts';
import { forgetAtExit } from '../forget-at-exit.ts';
import type { Exit } from './exit-at.ts';

onQuickExit(forgetAtExit);

/** The quick exit by the keyboard, and its button where the page has none of its own. */
export function QuickExit({ exit }: { exit: Exit }) {
  useTripleShift(quickExit);
  return exit !== 'keys' && <QuickExitButton />;
}
