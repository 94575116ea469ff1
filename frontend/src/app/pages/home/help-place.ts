import { isInPlace } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import { useState } from 'react';

/** Where help stands at an advice. `below`: it came while the text was read, which must not move. */
export type HelpPlace = 'above' | 'below';

/** What was on the page before: help in its place, text alone, or nothing. */
type Before = HelpPlace | 'text' | null;

/** What is on the page now. Help keeps the place in which it came, unless it takes the text's. */
export function placeAfter(before: Before, help: HelpView | undefined, hasText: boolean): Before {
  if (!help) return hasText ? 'text' : null;
  if (isInPlace(help)) return 'above';
  return before === 'text' ? 'below' : (before ?? 'above');
}

/** Decides the place of help when it comes, and keeps it. */
export function useHelpPlace(help: HelpView | undefined, hasText: boolean): HelpPlace | null {
  const [before, setBefore] = useState<Before>(null);
  const now = placeAfter(before, help, hasText);
  if (now !== before) setBefore(now);
  return now === 'text' ? null : now;
}
