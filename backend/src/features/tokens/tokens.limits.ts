import { limitOf } from '../../http/rate-limits.ts';

/** Changes of tokens; wrong admin passwords have their own limits. */
export const TOKENS_WRITE = limitOf('tokensWrite', 60, 60);
