import { create } from 'zustand';

/** What this page knows of a newer release: nothing, that one is ready, or that the server no longer answers this one. */
export type Update = 'none' | 'ready' | 'needed';

export const useUpdate = create<{ update: Update }>(() => ({ update: 'none' }));

/** Records that a newer release is ready to be used. */
export function updateReady(): void {
  if (useUpdate.getState().update === 'none') useUpdate.setState({ update: 'ready' });
}

/** Records that the server answers this release no longer. */
export function updateNeeded(): void {
  useUpdate.setState({ update: 'needed' });
}
