import { Show } from '../../components/page/Show.tsx';
import type { HelpCardProps } from '../../features/safety/components/HelpCard.tsx';
import { QuietHelp } from '../../features/safety/components/QuietHelp.tsx';
import { usePart } from '../../hooks/use-part.ts';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.ts';

/** Help in danger. */
export const helpCard: LazyPart<HelpCardProps> = lazyPart(
  async () => (await import('../../features/safety/components/HelpCard.tsx')).HelpCard,
  ['safety'],
);

/** Help in danger. Until its file is there, and without it, the line about help stands in its place. */
export function ShowHelp(props: HelpCardProps) {
  const isReady = usePart(helpCard, props.help);
  return isReady || helpCard.loaded() ? <Show part={helpCard} props={props} /> : <QuietHelp />;
}
