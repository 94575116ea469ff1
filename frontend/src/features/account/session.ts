import type { UserView } from '@beside/common/account/account.dto';
import { queryClient } from '../../lib/query.ts';
import { disconnect, reconnect } from '../../lib/socket.ts';
import { accountKeys, postLogout } from './account.api.ts';
import { expectSignOut, isSigningOut } from './current-user.ts';

/** The other tabs of this browser; they share its cookie, and hear of every sign-in and sign-out at once. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('beside.account');

/** Milliseconds in which the server closes the socket of a session that has ended: nothing can be said to one that is being closed. */
const CLOSING_MS = 250;

/** Follows the other tabs of this browser. Called once. */
export function followTabs(): void {
  tabs?.addEventListener('message', () => {
    refetchUser();
    reconnectSoon();
  });
}

/** Has the socket shake hands again, with the new cookie; without its code there is none that could. */
function reconnectSoon(): void {
  setTimeout(() => void reconnect().catch(() => undefined), CLOSING_MS);
}

/** Asks the server again who is signed in. */
export function refetchUser(): void {
  if (isSigningOut()) return;
  void queryClient.refetchQueries({ queryKey: accountKeys.me });
}

/** Signs out on the server, then here; the pages go to `to`. Throws ApiError, and the person stays. */
export async function signOut(to: string): Promise<void> {
  expectSignOut(to);
  disconnect();
  try {
    await postLogout();
  } catch (error) {
    expectSignOut(null);
    reconnectSoon();
    // It may have been done, and its answer lost.
    refetchUser();
    throw error;
  }
  await setCurrentUser(null);
}

/** The server has ended the account: everything is forgotten, and the pages go to `to`, after so many milliseconds. */
export async function endSession(to: string, afterMs = 0): Promise<void> {
  expectSignOut(to);
  await new Promise((done) => setTimeout(done, afterMs));
  await setCurrentUser(null);
}

/** Someone has signed in on this page, or (null) out. */
export async function setCurrentUser(user: UserView | null): Promise<void> {
  // An answer on its way was given before this.
  await queryClient.cancelQueries({ queryKey: accountKeys.me });
  queryClient.setQueryData(accountKeys.me, user);
  tabs?.postMessage('changed');
  reconnectSoon();
}
