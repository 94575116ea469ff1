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
import { create } from 'zustand';
import { fields, oneOf, text } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';

/** What the person has chosen and written, and not yet had answered. It survives a reload, an error and a stop. */
export interface Draft {
  description: string;
  category: Category;
  adviceStyle: AdviceStyle;
}

/** What is wrong with the description: by our own rules, or by the server's (`invalid`). */
export type Fault = 'too_short' | 'too_long' | 'invalid';

interface State extends Draft {
  /** Its advice has come: only Back leads to these words again. */
  answered: boolean;
  fault: Fault | null;
}

const KEY = 'beside.draft';
const EMPTY: Draft = { description: '', category: DEFAULT_CATEGORY, adviceStyle: DEFAULT_ADVICE_STYLE };

function readDraft(): Omit<State, 'fault'> {
  try {
    const from = fields(forTab.json(KEY));
    return {
      description: text(from, 'description'),
      category: oneOf(from, 'category', CATEGORIES),
      adviceStyle: oneOf(from, 'adviceStyle', ADVICE_STYLES),
      answered: from.answered === true,
    };
  } catch {
    return { ...EMPTY, answered: false };
  }
}

export const useDraft = create<State>(() => ({ ...readDraft(), fault: null }));

useDraft.subscribe(({ fault: _, ...draft }) => forTab.set(KEY, JSON.stringify(draft)));

/** Changes what was chosen or written; a new word takes the fault away. */
export function changeDraft(change: Partial<Draft>): void {
  const answered = false;
  useDraft.setState(change.description === undefined ? { ...change, answered } : { ...change, answered, fault: null });
}

/** Says what is wrong with the description. */
export function markFault(fault: Fault | null): void {
  useDraft.setState({ fault });
}

/** What our own rules find wrong with a description. */
export function faultOf(description: string): Fault | null {
  if (description.trim().length < DESCRIPTION_MIN) return 'too_short';
  return description.length > DESCRIPTION_MAX ? 'too_long' : null;
}

/** The advice to a description has come; a draft that has become another one meanwhile is still to be answered. */
export function markAnswered(description: string): void {
  if (useDraft.getState().description === description) useDraft.setState({ answered: true });
}

/** Empties the form of words that have been answered. */
export function clearAnswered(): void {
  if (useDraft.getState().answered) clearDraft();
}

/** Empties the form. */
export function clearDraft(): void {
  useDraft.setState({ ...EMPTY, answered: false, fault: null });
}
