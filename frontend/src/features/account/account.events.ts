import { onNotSignedIn } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { type LiveSocket, refetchAfterGap } from '../../lib/socket.ts';
import { accountKeys } from './account.api.ts';
import { isSignedIn, watchCurrentUser } from './current-user.ts';
import { followTabs, refetchUser } from './session.ts';

/** Keeps the current user up to date across tabs and refused calls. Called once. */
export function startAccount(): void {
  watchCurrentUser();
  followTabs();
  onNotSignedIn(() => {
    // If the refused call is the user query itself, its result reaches the cache anyway.
    if (isSignedIn() && queryClient.isFetching({ queryKey: accountKeys.me }) === 0) refetchUser();
  });
}

/** Binds the handlers of account pushes. Called once, at the app's start. */
export function bindAccountEvents(socket: LiveSocket): void {
  socket.on('account:changed', refetchUser);
  socket.on('security:changed', () => {
    void queryClient.invalidateQueries({ queryKey: accountKeys.secondFactor });
    void queryClient.invalidateQueries({ queryKey: accountKeys.passkeys });
  });
  socket.on('sessions:changed', () => void queryClient.invalidateQueries({ queryKey: accountKeys.sessions }));
  // The server closes sockets of a changed session: after a reconnect the user may be another.
  refetchAfterGap(socket, refetchUser);
}
