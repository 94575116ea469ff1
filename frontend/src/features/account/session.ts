import type { UserView } from '@beside/common/account/account.views';
import { queryClient } from '../../lib/query.ts';
import { disconnect, reconnect } from '../../lib/socket.ts';
import { accountKeys, postLogout } from './account.api.ts';
import { expectSignOut, isSigningOut } from './current-user.ts';

/** Other tabs share the cookie, so they are notified of every sign-in and sign-out. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('beside.account');

/** Milliseconds for the server to close an ended session's socket; a closing one cannot reconnect. */
const CLOSING_MS = 250;

/** Refreshes the user when another tab reports a change. Called once. */
export function followTabs(): void {
  tabs?.addEventListener('message', () => {
    refetchUser();
    reconnectSoon();
  });
}

/** Reconnects the socket with the new cookie. */
function reconnectSoon(): void {
  setTimeout(() => void reconnect().catch(() => undefined), CLOSING_MS);
}

/** Refetches the current user. */
export function refetchUser(): void {
  if (isSigningOut()) return;
  // An answer in flight may be older than the change. A refetch alone would wait for it where none has come yet.
  void queryClient
    .cancelQueries({ queryKey: accountKeys.me })
    .then(() => queryClient.refetchQueries({ queryKey: accountKeys.me }));
}

/** This session has passed a second step: its rights, and its socket's, begin anew. */
export function takeNewRights(): void {
  refetchUser();
  reconnectSoon();
}

/** Signs out on the server, then here, and redirects to `to`. On ApiError the user stays signed in. */
export async function signOut(to: string): Promise<void> {
  expectSignOut(to);
  disconnect();
  try {
    await postLogout();
  } catch (error) {
    expectSignOut(null);
    reconnectSoon();
    // The sign-out may have succeeded with a lost answer.
    refetchUser();
    throw error;
  }
  await setCurrentUser(null);
}

/** Clears everything after the server deleted the account, and redirects to `to`. */
export async function endSession(to: string): Promise<void> {
  expectSignOut(to);
  await setCurrentUser(null);
}

/** Sets the current user after a sign-in; null after a sign-out. */
export async function setCurrentUser(user: UserView | null): Promise<void> {
  // An answer in flight is older than this change.
  await queryClient.cancelQueries({ queryKey: accountKeys.me });
  queryClient.setQueryData(accountKeys.me, user);
  tabs?.postMessage('changed');
  reconnectSoon();
}
