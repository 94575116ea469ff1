import type { ProofDto } from '@beside/common/account/account.dto';
import { create } from 'zustand';
import { ApiError, api } from '../../../lib/api.ts';

/** The question whether it is the user; null: nothing asks. */
export const useProof = create<{ asking: { answer: (isProven: boolean) => void } | null }>(() => ({ asking: null }));

/** Answers the question that is shown. */
export function answerProof(isProven: boolean): void {
  useProof.getState().asking?.answer(isProven);
}

/** `POST /api/auth/proof`. Throws ApiError. */
export async function postProof(body: ProofDto): Promise<void> {
  await api('/api/auth/proof', { method: 'POST', body });
}

/**
 * Does what may need a recent proof: where the server asks for one, the user is asked, and it is done once more. The page shows `ProofHost`.
 * Throws what `run` throws, `proof_needed` too where the user gives none.
 */
export async function withProof<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof_needed' || !(await askForProof())) throw error;
    return run();
  }
}

function askForProof(): Promise<boolean> {
  // What was asked before is given up.
  answerProof(false);
  return new Promise((resolve) => {
    const answer = (isProven: boolean) => {
      useProof.setState({ asking: null });
      resolve(isProven);
    };
    useProof.setState({ asking: { answer } });
  });
}
