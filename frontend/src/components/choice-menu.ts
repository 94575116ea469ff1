import type { ReactNode } from 'react';

/** What a choice menu needs to know. */
export interface ChoiceMenuProps<T extends string> {
  /** The button's name, with the current choice in it. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** The button shows nothing but an icon. */
  bare?: boolean;
  value: T;
  options: { value: T; label: string; icon: ReactNode; lang?: string }[];
  onChoose: (value: T) => void;
}
