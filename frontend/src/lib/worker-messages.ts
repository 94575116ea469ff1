/** What a page tells the service worker: to clear what this device keeps of a user, to take over from its predecessor, to name its release. */
export type WorkerMessage = { type: 'forget' } | { type: 'takeOver' } | { type: 'release' };
