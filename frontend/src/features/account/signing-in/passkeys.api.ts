import type { PasskeyChangeDto } from '@beside/common/account/account.passkeys.dto';
import type { UsedPasskey } from '@beside/common/account/account.passkeys.form';
import {
  NewPasskeyOptionsAnswer,
  PasskeyRemovedAnswer,
  PasskeysAnswer,
  UsePasskeyOptionsAnswer,
} from '@beside/common/account/account.passkeys.views';
import { SignedIn } from '@beside/common/account/account.views';
import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';
import { accountKeys } from '../account.api.ts';
import { askForPasskey, makePasskey, signalUnknown } from './passkey-browser.ts';

const PATH = '/api/auth/passkeys';

/** The user's passkeys, the first added first. */
export function usePasskeys() {
  return useQuery({
    queryKey: accountKeys.passkeys,
    queryFn: async ({ signal }) => parseAs(PasskeysAnswer, await api(PATH, { signal })).passkeys,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

const refetch = () => queryClient.invalidateQueries({ queryKey: accountKeys.passkeys });

const readOptions = async (path: string) => parseAs(UsePasskeyOptionsAnswer, await api(path, { method: 'POST' })).options;

/** Has the browser make a passkey, and adds it. Throws ApiError, and what `makePasskey` throws. */
export async function addPasskey(): Promise<void> {
  const { options } = parseAs(NewPasskeyOptionsAnswer, await api(`${PATH}/options`, { method: 'POST' }));
  const response = await makePasskey(options);
  await api(PATH, { method: 'POST', body: { response } });
  await refetch();
}

/** `PATCH /api/auth/passkeys/{id}`. Throws ApiError. */
export async function changePasskey(id: string, body: PasskeyChangeDto): Promise<void> {
  await api(`${PATH}/${id}`, { method: 'PATCH', body });
  await refetch();
}

/** `DELETE /api/auth/passkeys/{id}`: removes it here, and tells its provider. Throws ApiError. */
export async function removePasskey(id: string, endSessions: boolean): Promise<void> {
  const answer = await api(`${PATH}/${id}`, { method: 'DELETE', body: { endSessions } });
  void signalUnknown(window.location.hostname, parseAs(PasskeyRemovedAnswer, answer).credentialId);
  await refetch();
}

/** `POST /api/auth/proof` by a passkey of the user's. Throws ApiError, and what `askForPasskey` throws. */
export async function proveByPasskey(): Promise<void> {
  const response = await askForPasskey(await readOptions('/api/auth/proof/options'));
  await api('/api/auth/proof', { method: 'POST', body: { response } });
}

/** A passkey that the user has chosen to sign in with. */
interface Chosen {
  rpId: string;
  response: UsedPasskey;
}

/**
 * Has the user choose a passkey.
 * @param isAutofill waits until they choose one in the form
 * @param isWanted a late answer must not end what was asked since. Throws ApiError, and what `askForPasskey` throws; an AbortError where it is not wanted.
 */
export async function choosePasskey(isAutofill: boolean, isWanted = () => true): Promise<Chosen> {
  const options = await readOptions('/api/auth/passkey-sign-in/options');
  if (!isWanted()) throw new DOMException('Not wanted any more', 'AbortError');
  return { rpId: options.rpId, response: await askForPasskey(options, isAutofill) };
}

/** `POST /api/auth/passkey-sign-in`: who has signed in. Throws ApiError. */
export async function postPasskey({ rpId, response }: Chosen): Promise<SignedIn> {
  try {
    return parseAs(SignedIn, await api('/api/auth/passkey-sign-in', { method: 'POST', body: { response } }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'passkey_unknown') void signalUnknown(rpId, response.id);
    throw error;
  }
}
