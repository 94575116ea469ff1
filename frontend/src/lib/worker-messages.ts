/**
 * What a page tells the service worker: to clear what this device keeps of a user; to take over from its predecessor; to name its release; which help to
 * have at hand without a connection.
 */
export type WorkerMessage =
  | { type: 'forget' }
  | { type: 'takeOver' }
  | { type: 'release' }
  | { type: 'help'; choice: { country: string | null; lang: string | null } };
