import { create } from 'zustand';

/** What this page knows of a newer release: nothing, that one is ready, that files of its own are gone, or that the server no longer answers it. */
export type Update = 'none' | 'ready' | 'missing' | 'needed';

interface UpdateState {
  update: Update;
  /** Whether the reader has put off what is known. */
  isLater: boolean;
  /** Whether the strip that says it is loaded. */
  hasStrip: boolean;
}

export const useUpdate = create<UpdateState>(() => ({ update: 'none', isLater: false, hasStrip: false }));

/** Whether this page must be loaded again. */
export const mustLoadAgain = (): boolean => ['missing', 'needed'].includes(useUpdate.getState().update);

/** Records that a newer release is ready to be used. */
export function updateReady(): void {
  if (useUpdate.getState().update === 'none') learn('ready');
}

/** Records that the server has files of another release alone: some of this page cannot be loaded any more. */
export function filesAreMissing(): void {
  if (useUpdate.getState().update !== 'needed') learn('missing');
}

/** Records that the server answers this release no longer. */
export function updateNeeded(): void {
  learn('needed');
}

/** What is worse than what was put off is said again. */
function learn(update: Update): void {
  if (useUpdate.getState().update !== update) useUpdate.setState({ update, isLater: false });
}

/** Has the strip say once more that this page must be loaded again: something that was just asked for needs it. Returns whether there is a strip. */
export function remindOfUpdate(): boolean {
  useUpdate.setState({ isLater: false });
  return useUpdate.getState().hasStrip;
}
