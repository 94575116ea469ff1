import { useEffect, useState } from 'react';
import { verifyEmail } from '../../../features/account/account.api.ts';
import { refetchUser } from '../../../features/account/session.ts';
import { ApiError } from '../../../lib/api.ts';

/** Each token's one call: a page that is mounted twice must not use it up with the first and fail with the second. */
const calls = new Map<string, Promise<void>>();

function verifyOnce(token: string): Promise<void> {
  const call = calls.get(token) ?? verifyEmail(token);
  calls.set(token, call);
  return call;
}

/** `locked`: the link needs the password here. */
export type Verification = 'working' | 'locked' | 'refused' | 'failed';

function stateAfter(error: unknown): Verification {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'password_needed') return 'locked';
  return code === 'link_invalid' ? 'refused' : 'failed';
}

/**
 * Verifies the address that a token belongs to. `again` is for a failure that may pass, `refuse` for a link that turns out to be used up;
 * `onDone` hears of the success.
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
        // Whoever is signed in here may have confirmed a changed address.
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
