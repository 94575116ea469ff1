import * as v from 'valibot';
import type { Danger } from './safety.constants.ts';
import { HelpView } from './safety.views.ts';

/** Help as it is stored; null for none. */
export function readHelp(stored: unknown): HelpView | null {
  const { success, output } = v.safeParse(HelpView, stored);
  return success ? output : null;
}

/** Whether help stands in the place of what was asked for, and not beside it. Early releases stored such help alone, without a level. */
export function isInPlace(help: Pick<HelpView, 'level'> | null | undefined): boolean {
  return help !== null && help !== undefined && help.level !== 'possible';
}

/** The finding that help was shown for; null where nothing was found. */
export function dangerOf(help: HelpView | null | undefined): Danger | null {
  if (!help || help.level === 'always') return null;
  return { level: help.level, kind: help.kind };
}

/** The graver of two, of a failure and of what was shown before it; at equal levels the first. */
export function moreSevereHelp(one: HelpView | undefined, other: HelpView | undefined): HelpView | undefined {
  if (!one || !other) return one ?? other;
  return GRAVITY[other.level] > GRAVITY[one.level] ? other : one;
}

const GRAVITY: Record<HelpView['level'], number> = { always: 0, possible: 1, certain: 2 };
