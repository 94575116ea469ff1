import { create } from 'zustand';
import type { KeptAdvice } from './kept.schema.ts';

/** The advice that is about to be kept, and whose it is; null: none. */
export const useKeeping = create<{ asked: { advice: KeptAdvice; owner: string } | null }>(() => ({ asked: null }));

/** Opens and closes the dialog. */
export const openKeepDialog = (advice: KeptAdvice, owner: string): void => useKeeping.setState({ asked: { advice, owner } });
export const closeKeepDialog = (): void => useKeeping.setState({ asked: null });
