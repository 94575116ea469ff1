import type { TokenView } from '@beside/common/tokens/tokens.views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { takeAnswer } from '../../lib/take-answer.ts';
import { fetchChoice, fetchTokens, tokenKeys } from './tokens.api.ts';

/** All API tokens, the newest first. */
export function useTokens() {
  return useQuery({
    queryKey: tokenKeys.list,
    queryFn: ({ signal }) => fetchTokens(signal),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** The users whom a token may act as. */
export function useUserChoice(q: string) {
  return useQuery({
    queryKey: tokenKeys.users(q),
    queryFn: ({ signal }) => fetchChoice(q, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
}

/** Shows the tokens that a change has left. */
export const setTokens = (tokens: TokenView[]): Promise<void> => takeAnswer<TokenView[]>(tokenKeys.list, tokens);
