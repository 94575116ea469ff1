import { onNotSignedIn } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { accountKeys } from './account.api.ts';
import { someoneIsIn, watchPerson } from './person.ts';
import { askAgain, followTabs } from './session.ts';

/** Keeps the page's belief about who is signed in true: other tabs and refused calls are heard. Called once. */
export function startAccount(): void {
  watchPerson();
  followTabs();
  onNotSignedIn(() => {
    // The question itself may be what is refused: its answer is on its way to the cache.
    if (someoneIsIn() && queryClient.isFetching({ queryKey: accountKeys.me }) === 0) askAgain();
  });
}

/** Binds what the server pushes about the account; called once, at the app's provider. */
export function bindAccountEvents(socket: LiveSocket): void {
  let before = false;
  socket.on('account:changed', askAgain);
  // The server closes the sockets of a session that has changed: whoever comes back may be somebody else, or nobody.
  socket.on('connect', () => {
    if (before) askAgain();
    before = true;
  });
}
