import type { LazyPart } from './lazy-part.ts';
import type { LiveSocket } from './socket.ts';

/** Why a tab forgets what it holds of a user: a session ended by itself, the user signed out, or left in a hurry. */
export type ForgetReason = 'sessionEnded' | 'signedOut' | 'quickExit';

export interface Route {
  path: string;
  page: LazyPart<object>;
}

/**
 * What a feature offers the app: `app/features.ts` lists them. Its texts are found by their folder, `locales/<feature>/`. A page that composes
 * several features has its route in `app/routes.ts`.
 */
export interface BrowserFeature {
  /** Pages of this feature alone. */
  routes?: readonly Route[];
  /** Called once, at the app's start. */
  start?(): void;
  /** Binds the handlers of what the server pushes. */
  bindEvents?(socket: LiveSocket): void;
  /** Clears the feature's data outside the query cache. */
  forget?(reason: ForgetReason): void;
}
