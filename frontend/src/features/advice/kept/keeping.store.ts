import { create } from 'zustand';
import type { NewlyKept } from './kept.schema.ts';

/** The advice that is about to be kept, and whose it is; null: none. */
export const useKeeping = create<{ asked: { advice: NewlyKept; owner: string } | null }>(() => ({ asked: null }));

/** Opens and closes the dialog. */
export const openKeepDialog = (advice: NewlyKept, owner: string): void => useKeeping.setState({ asked: { advice, owner } });
export const closeKeepDialog = (): void => useKeeping.setState({ asked: null });
