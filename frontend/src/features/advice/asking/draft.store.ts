import {
  ADVICE_STYLES,
  type AdviceStyle,
  CATEGORIES,
  type Category,
  DEFAULT_ADVICE_STYLE,
  DEFAULT_CATEGORY,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
} from '@beside/common/advice/advice.constants';
import { boolean, fallback, object, picklist, string } from 'valibot';
import { create } from 'zustand';
import { readAs } from '../../../lib/parse.ts';
import { forTab } from '../../../lib/storage.ts';

/** The form's unanswered input. It survives a reload, an error and a stop. */
export interface Draft {
  description: string;
  category: Category;
  adviceStyle: AdviceStyle;
}

/** A fault of the description; `invalid` comes from the server. */
export type Fault = 'too_short' | 'too_long' | 'invalid';

interface State extends Draft {
  /** The advice has arrived: only Back restores this input. */
  answered: boolean;
  fault: Fault | null;
}

const KEY = 'beside.draft';
const Stored = object({
  description: string(),
  category: picklist(CATEGORIES),
  adviceStyle: picklist(ADVICE_STYLES),
  answered: fallback(boolean(), false),
});
const EMPTY: Draft = { description: '', category: DEFAULT_CATEGORY, adviceStyle: DEFAULT_ADVICE_STYLE };

export const useDraft = create<State>(() => ({
  ...(readAs(Stored, forTab.json(KEY)) ?? { ...EMPTY, answered: false }),
  fault: null,
}));

useDraft.subscribe(({ fault: _, ...draft }) => forTab.set(KEY, JSON.stringify(draft)));

/** Changes the draft; a new description clears its fault. */
export function changeDraft(change: Partial<Draft>): void {
  const answered = false;
  useDraft.setState(change.description === undefined ? { ...change, answered } : { ...change, answered, fault: null });
}

export function markFault(fault: Fault | null): void {
  useDraft.setState({ fault });
}

/** Checks a description by the form's own rules. */
export function faultOf(description: string): Fault | null {
  if (description.trim().length < DESCRIPTION_MIN) return 'too_short';
  return description.length > DESCRIPTION_MAX ? 'too_long' : null;
}

/** Marks a description as answered, unless the draft has changed meanwhile. */
export function markAnswered(description: string): void {
  if (useDraft.getState().description === description) useDraft.setState({ answered: true });
}

/** Clears an answered draft. */
export function clearAnswered(): void {
  if (useDraft.getState().answered) clearDraft();
}

export function clearDraft(): void {
  useDraft.setState({ ...EMPTY, answered: false, fault: null });
}
