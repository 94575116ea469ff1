import { vi } from 'vitest';

type Asked = { publicKey?: Record<string, unknown>; mediation?: string; signal?: AbortSignal };

export interface FakePasskeys {
  /** What the page has asked the browser for. */
  asked: Asked[];
  /** Lets the browser use its passkey: in its own dialog at once, in a form when this is called. */
  choose(): void;
  /** The next question fails so, as `NotAllowedError` where the user closes the dialog. */
  fail(name: string): void;
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const idOf = (text: string): string => Buffer.from(text).toString('base64url');
/** What the browser calls its passkey. */
const PASSKEY_ID = idOf('a passkey');

/** A browser with one passkey, for pages: what it signs is not worth anything. @param isAutofill it offers passkeys in forms */
export function stubPasskeys({ isAutofill = false } = {}): FakePasskeys {
  const asked: Asked[] = [];
  let failure: string | null = null;
  let choose = (): void => undefined;
  const answer = (of: Asked, response: object): Promise<object> =>
    new Promise((resolve, reject) => {
      asked.push(of);
      of.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const name = failure;
      failure = null;
      const done = () =>
        resolve({
          ...{ id: PASSKEY_ID, rawId: bytes('a passkey'), type: 'public-key', authenticatorAttachment: 'platform' },
          ...{ response, getClientExtensionResults: () => ({}) },
        });
      if (name) reject(new DOMException(name, name));
      else if (of.mediation === 'conditional') choose = done;
      else done();
    });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, { isConditionalMediationAvailable: async () => isAutofill }),
  );
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: (of: Asked) =>
        answer(of, {
          ...{ clientDataJSON: bytes('data'), attestationObject: bytes('attestation'), getTransports: () => ['internal'] },
        }),
      get: (of: Asked) =>
        answer(of, {
          ...{ clientDataJSON: bytes('data'), authenticatorData: bytes('authenticator') },
          ...{ signature: bytes('signature'), userHandle: bytes('clara') },
        }),
    },
  });
  return {
    asked,
    choose: () => choose(),
    fail: (name) => {
      failure = name;
    },
  };
}

/** What the server must be sent of a used passkey. */
export const USED = {
  id: PASSKEY_ID,
  rawId: PASSKEY_ID,
  type: 'public-key',
  response: {
    clientDataJSON: idOf('data'),
    authenticatorData: idOf('authenticator'),
    signature: idOf('signature'),
    userHandle: idOf('clara'),
  },
};

/** What the server must be sent of a new passkey. */
export const MADE = {
  id: PASSKEY_ID,
  rawId: PASSKEY_ID,
  type: 'public-key',
  response: { clientDataJSON: idOf('data'), attestationObject: idOf('attestation'), transports: ['internal'] },
};
