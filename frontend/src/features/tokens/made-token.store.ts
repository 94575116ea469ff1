import type { TokenPermission } from '@beside/common/tokens/tokens.constants';
import { create } from 'zustand';

export interface MadeToken {
  /** The value. */
  token: string;
  /** Whom it acts as. */
  name: string;
  permissions: readonly TokenPermission[];
}

/** A new token whose value its reader has not kept yet. It is in memory alone, and outlives the tab that asked for it. */
export const useMadeToken = create<{ made: MadeToken | null }>(() => ({ made: null }));

let users = 0;

/** For the answer of a creation: shows its token, unless the reader has signed out meanwhile. */
export function awaitToken(): (made: MadeToken) => void {
  const asked = users;
  return (made) => {
    if (asked === users) useMadeToken.setState({ made });
  };
}

/** Forgets the value, since its reader has kept it. */
export function confirmTokenKept(): void {
  useMadeToken.setState({ made: null });
}

/** Forgets the value, and those that are under way: at a sign-out. */
export function forgetTokens(): void {
  users += 1;
  confirmTokenKept();
}

// Closing or reloading the document would lose it.
useMadeToken.subscribe(({ made }) => {
  if (made) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
