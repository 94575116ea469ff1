import { create } from 'zustand';

/** What this page knows of a newer release: nothing, that one is ready, that files of its own are gone, or that the server no longer answers it. */
export type Update = 'none' | 'ready' | 'missing' | 'needed';

export const useUpdate = create<{ update: Update }>(() => ({ update: 'none' }));

/** Whether this page must be loaded again. */
export const mustLoadAgain = (): boolean => ['missing', 'needed'].includes(useUpdate.getState().update);

/** Records that a newer release is ready to be used. */
export function updateReady(): void {
  if (useUpdate.getState().update === 'none') useUpdate.setState({ update: 'ready' });
}

/** Records that the server has files of another release alone: some of this page cannot be loaded any more. */
export function filesAreMissing(): void {
  if (useUpdate.getState().update !== 'needed') useUpdate.setState({ update: 'missing' });
}

/** Records that the server answers this release no longer. */
export function updateNeeded(): void {
  useUpdate.setState({ update: 'needed' });
}
