import { useEffect, useState } from 'react';
import { refetchUser } from '../../../features/account/session.ts';
import { verifyEmail } from '../../../features/account/sign-in.api.ts';
import { ApiError } from '../../../lib/api.ts';

/** One call per token: a page mounted twice must not consume it twice. */
const calls = new Map<string, Promise<void>>();

function verifyOnce(token: string): Promise<void> {
  const call = calls.get(token) ?? verifyEmail(token);
  calls.set(token, call);
  return call;
}

/** `locked`: this browser needs the password. */
export type Verification = 'working' | 'locked' | 'refused' | 'failed';

function stateAfter(error: unknown): Verification {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'password_needed') return 'locked';
  return code === 'link_invalid' ? 'refused' : 'failed';
}

/**
 * Verifies a token's address. `again` retries after a failure, `refuse` records a used link.
 * `onDone` runs after the success.
 */
export function useVerification(
  token: string | null,
  onDone: () => void,
): { state: Verification; again: () => void; refuse: () => void } {
  const [state, setState] = useState<Verification>('working');

  useEffect(() => {
    if (token === null || state !== 'working') return;
    let here = true;
    verifyOnce(token).then(
      () => {
        // The current user may have confirmed a changed address.
        refetchUser();
        if (here) onDone();
      },
      (error: unknown) => {
        calls.delete(token);
        if (here) setState(stateAfter(error));
      },
    );
    return () => {
      here = false;
    };
  }, [token, state, onDone]);

  return { state, again: () => setState('working'), refuse: () => setState('refused') };
}
