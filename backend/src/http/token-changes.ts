import * as v from 'valibot';
import { commitPush } from '../database/commit-push.ts';

/** An API token that may hold no longer. */
export const { send: publishTokenChange, on: onTokenChange } = commitPush('beside_tokens', v.object({ tokenId: v.number() }));
