import type { NewPasskey, UsedPasskey } from '@beside/common/account/account.passkeys.form';
import type { NewPasskeyOptions, UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import { lazyCode } from '../../../lib/lazy-code.ts';

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The library loads with the sign-in form once the browser is idle, else when a passkey is first made or used. */
const library = lazyCode(() => import('@simplewebauthn/browser'));

/** Has the browser make a passkey. Throws what `isCancelled` and `isUnsupported` tell apart. */
export async function makePasskey(optionsJSON: NewPasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/**
 * Has the browser use a passkey. A later use ends an earlier one.
 * @param isAutofill waits until the user chooses one in the form, as one chooses a saved password
 */
export async function askForPasskey(optionsJSON: UsePasskeyOptions, isAutofill = false): Promise<UsedPasskey> {
  const { startAuthentication } = await library();
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  return { id: used.id, rawId: used.rawId, type: 'public-key', response };
}

/** Whether the form can offer passkeys as it offers saved passwords. */
export async function hasAutofill(): Promise<boolean> {
  return hasPasskeys() && (await (await library()).browserSupportsWebAuthnAutofill());
}

/** Ends the use that waits. */
export async function stopWaiting(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Tells the passkey's provider that it is not known here any more, where the browser can. */
export async function signalUnknown(rpId: string, credentialId: string): Promise<void> {
  const { sendSignal } = await library();
  // Where it cannot, the passkey is only offered once more.
  await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: credentialId }).catch(() => undefined);
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The user has closed the browser's dialog, or another use has ended this one: nothing has happened. */
export const isCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error));

/** The authenticator has a passkey for this account already. */
export const isKnownHere = (error: unknown): boolean => nameOf(error) === 'InvalidStateError';

/** This browser, or its authenticator, cannot do it. */
export const isUnsupported = (error: unknown): boolean =>
  ['ConstraintError', 'NotSupportedError', 'SecurityError', 'UnknownError'].includes(nameOf(error));
