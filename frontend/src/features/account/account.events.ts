import { onNotSignedIn } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { accountKeys } from './account.api.ts';
import { isSignedIn, watchCurrentUser } from './current-user.ts';
import { followTabs, refetchUser } from './session.ts';

/** Keeps the page's belief about who is signed in true: other tabs and refused calls are heard. Called once. */
export function startAccount(): void {
  watchCurrentUser();
  followTabs();
  onNotSignedIn(() => {
    // The question itself may be what is refused: its answer is on its way to the cache.
    if (isSignedIn() && queryClient.isFetching({ queryKey: accountKeys.me }) === 0) refetchUser();
  });
}

/** Binds what the server pushes about the account; called once, at the app's provider. */
export function bindAccountEvents(socket: LiveSocket): void {
  let before = false;
  socket.on('account:changed', refetchUser);
  // The server closes the sockets of a session that has changed: whoever comes back may be somebody else, or nobody.
  socket.on('connect', () => {
    if (before) refetchUser();
    before = true;
  });
}
