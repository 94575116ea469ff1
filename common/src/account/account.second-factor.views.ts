import * as v from 'valibot';
import { orNull } from '../or-null.ts';

/** The second step of a user's sign-ins. */
export const SecondFactorView = v.object({
  isOn: v.boolean(),
  /** `YYYY-MM-DD`, by UTC; null while it is off. */
  since: orNull(v.string()),
  /** Recovery codes that were not used yet. */
  codesLeft: v.number(),
});
export type SecondFactorView = v.InferOutput<typeof SecondFactorView>;
export const SecondFactorAnswer = v.object({ secondFactor: SecondFactorView });

/** What a code app needs: the key (Base32), and the same as an address (`otpauth:`). Shown once, to set the second step up. */
export const SecondFactorKeyAnswer = v.object({ secret: v.string(), uri: v.string() });

/** Recovery codes, shown once. */
export const RecoveryCodesAnswer = v.object({ recoveryCodes: v.array(v.string()) });
