import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { BROWSERS, SYSTEMS } from './account.login-sessions.constants.ts';

/** A passkey, as its user sees it. Days are `YYYY-MM-DD`, by UTC. */
export const PasskeyView = v.object({
  id: v.string(),
  /** Null: its user has given it none. */
  name: orNull(v.string()),
  /** Who keeps it, by their own name; null: not known. */
  provider: orNull(v.string()),
  /** It is copied to all devices of an account, rather than bound to one. */
  isSynced: v.boolean(),
  since: v.string(),
  /** Null: not used yet. */
  lastUsed: orNull(v.string()),
  /** In which browser it was added. */
  browser: orNull(v.picklist(BROWSERS)),
  system: orNull(v.picklist(SYSTEMS)),
  /** The password was reset since: its user has not said yet whether it is theirs. */
  inQuestion: v.boolean(),
});
export type PasskeyView = v.InferOutput<typeof PasskeyView>;

export const PasskeysAnswer = v.object({ passkeys: v.array(PasskeyView) });
export const PasskeyAnswer = v.object({ passkey: PasskeyView });

/** What was removed: by this the passkey's provider can forget it as well. */
export const PasskeyRemovedAnswer = v.object({ message: v.string(), credentialId: v.string() });

const Credential = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(v.array(v.string())) });

/** What a browser makes a passkey with (W3C Web Authentication 3, `PublicKeyCredentialCreationOptionsJSON`). Texts are in base64url. */
export const NewPasskeyOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(Credential),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});
export type NewPasskeyOptions = v.InferOutput<typeof NewPasskeyOptions>;
export const NewPasskeyOptionsAnswer = v.object({ options: NewPasskeyOptions });

/** What a browser uses a passkey with (`PublicKeyCredentialRequestOptionsJSON`). Of a sign-in it names no passkeys. */
export const UsePasskeyOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(Credential),
});
export type UsePasskeyOptions = v.InferOutput<typeof UsePasskeyOptions>;
export const UsePasskeyOptionsAnswer = v.object({ options: UsePasskeyOptions });
