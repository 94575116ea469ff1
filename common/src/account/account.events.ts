import { AccountChanged, SecurityChanged, SessionsChanged } from './account.views.ts';

/** What the server pushes about an account, to every page of the person who is signed in (`user:{id}`). */
export const ACCOUNT_PUSHES = {
  /** Names or address changed, in another tab or on another device; the page asks for the account again. */
  'account:changed': AccountChanged,
  /** They have signed in or out somewhere; a page that shows where asks again. */
  'sessions:changed': SessionsChanged,
  /** The second step was turned on or off, or has other recovery codes; or a passkey has changed. */
  'security:changed': SecurityChanged,
};
