import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { TOKEN_PERMISSIONS } from './tokens.constants.ts';

/** An API token as the owner sees it. Its value is shown once, when it is made. Times are ISO. */
export const TokenView = v.object({
  id: v.number(),
  userId: v.string(),
  name: v.string(),
  /** How its value begins, to recognise it by. */
  prefix: v.string(),
  permissions: v.array(v.picklist(TOKEN_PERMISSIONS)),
  /** 1 or 0. */
  isActive: v.number(),
  createdAt: v.string(),
  expiresAt: orNull(v.string()),
  lastUsed: orNull(v.string()),
  user: v.object({ name: v.string(), email: v.string() }),
});
export type TokenView = v.InferOutput<typeof TokenView>;

/** The answer of `GET /api/admin/api-tokens`: the newest first. */
export const TokensAnswer = v.object({ tokens: v.array(TokenView) });
export type TokensAnswer = v.InferOutput<typeof TokensAnswer>;

/** An API token as its user sees it. */
export const OwnTokenView = v.omit(TokenView, ['user', 'userId']);
export type OwnTokenView = v.InferOutput<typeof OwnTokenView>;

/** The answer of `GET /api/auth/tokens`, and of a deletion there: the caller's, the newest first. */
export const OwnTokensAnswer = v.object({ tokens: v.array(OwnTokenView) });

/** The answer of `POST /api/admin/api-tokens`. `token`: the value, which nothing shows again. */
export const TokenCreatedAnswer = v.object({ message: v.string(), token: v.string(), tokens: v.array(TokenView) });
export type TokenCreatedAnswer = v.InferOutput<typeof TokenCreatedAnswer>;

/** What a change did, in English, and the tokens afterwards. */
export const TokensChangedAnswer = v.object({ message: v.string(), tokens: v.array(TokenView) });
