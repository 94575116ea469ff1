import type { UserView } from '@beside/common/account/account.dto';
import { queryClient } from '../../lib/query.ts';
import { hangUp, reconnect } from '../../lib/socket.ts';
import { accountKeys, postLogout } from './account.api.ts';
import { expectLeaving, isLeaving } from './person.ts';

/** The other tabs of this browser; they share its cookie, and hear of every sign-in and sign-out at once. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('beside.account');

/** Milliseconds in which the server closes the socket of a session that has ended: nothing can be said to one that is being closed. */
const CLOSING_MS = 250;

/** Follows the other tabs of this browser. Called once. */
export function followTabs(): void {
  tabs?.addEventListener('message', () => {
    askAgain();
    greetAnew();
  });
}

/** Has the socket shake hands again, with the new cookie; without its code there is none that could. */
function greetAnew(): void {
  setTimeout(() => void reconnect().catch(() => undefined), CLOSING_MS);
}

/** Asks the server again who is signed in. */
export function askAgain(): void {
  if (isLeaving()) return;
  void queryClient.refetchQueries({ queryKey: accountKeys.me });
}

/** Signs out on the server, then here; the pages go to `to`. Throws ApiError, and the person stays. */
export async function leave(to: string): Promise<void> {
  expectLeaving(to);
  hangUp();
  try {
    await postLogout();
  } catch (error) {
    expectLeaving(null);
    greetAnew();
    // It may have been done, and its answer lost.
    askAgain();
    throw error;
  }
  await become(null);
}

/** The server has ended the account: everything is forgotten, and the pages go to `to`, after so many milliseconds. */
export async function endSession(to: string, afterMs = 0): Promise<void> {
  expectLeaving(to);
  await new Promise((done) => setTimeout(done, afterMs));
  await become(null);
}

/** Someone has signed in on this page, or (null) out. */
export async function become(user: UserView | null): Promise<void> {
  // An answer on its way was given before this.
  await queryClient.cancelQueries({ queryKey: accountKeys.me });
  queryClient.setQueryData(accountKeys.me, user);
  tabs?.postMessage('changed');
  greetAnew();
}
