import type { ReactNode } from 'react';

/** The props of a choice menu. */
export interface ChoiceMenuProps<T extends string> {
  /** The button's accessible name, with the current choice. */
  label: string;
  /** The button's content. */
  children: ReactNode;
  /** The button shows an icon alone. */
  bare?: boolean;
  value: T;
  options: { value: T; label: string; icon: ReactNode; lang?: string }[];
  onChoose: (value: T) => void;
}
