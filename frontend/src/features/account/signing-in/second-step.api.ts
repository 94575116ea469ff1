import {
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorKeyAnswer,
} from '@beside/common/account/account.second-factor.views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';
import { accountKeys } from '../account.api.ts';

const PATH = '/api/auth/second-factor';

/** Whether the user's sign-ins need a second step, and how many recovery codes are left. */
export function useSecondFactor() {
  return useQuery({
    queryKey: accountKeys.secondFactor,
    queryFn: async ({ signal }) => parseAs(SecondFactorAnswer, await api(PATH, { signal })).secondFactor,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

const refetch = () => queryClient.invalidateQueries({ queryKey: accountKeys.secondFactor });

/** `POST /api/auth/second-factor/begin`: a key for a code app. Throws ApiError. */
export async function beginSecondFactor(): Promise<{ secret: string; uri: string }> {
  return parseAs(SecondFactorKeyAnswer, await api(`${PATH}/begin`, { method: 'POST' }));
}

/** `POST /api/auth/second-factor/confirm`: turns it on; the recovery codes. Throws ApiError. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const answer = parseAs(RecoveryCodesAnswer, await api(`${PATH}/confirm`, { method: 'POST', body: { code } }));
  await refetch();
  return answer.recoveryCodes;
}

/** `POST /api/auth/second-factor/codes`: new recovery codes in place of the former ones. Throws ApiError. */
export async function renewRecoveryCodes(code: string): Promise<string[]> {
  const answer = parseAs(RecoveryCodesAnswer, await api(`${PATH}/codes`, { method: 'POST', body: { code } }));
  await refetch();
  return answer.recoveryCodes;
}

/** `DELETE /api/auth/second-factor`: turns it off. Throws ApiError. */
export async function turnOffSecondFactor(code: string): Promise<void> {
  await api(PATH, { method: 'DELETE', body: { code } });
  await refetch();
}
