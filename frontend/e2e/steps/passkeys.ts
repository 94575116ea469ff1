import type { CDPSession, Page } from '@playwright/test';

/** A page's own authenticator, as a phone has one (the browser's protocol, `WebAuthn`). */
export interface Authenticator {
  /** Whether it recognises who uses it from now on. */
  recognise(isRecognised: boolean): Promise<void>;
  /** Gives its passkeys to another page's authenticator, as a provider copies them. */
  copyTo(other: Authenticator): Promise<void>;
  add(credential: object): Promise<void>;
  /** How many passkeys it has. */
  count(): Promise<number>;
}

/**
 * Gives a page an authenticator that answers every question at once.
 * @param inForms whether it answers what a form offers as well: nobody has to choose it there
 */
export async function giveAuthenticator(page: Page, inForms = false): Promise<Authenticator> {
  if (!inForms)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    recognise: (isUserVerified) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(() => undefined),
    async copyTo(other) {
      for (const credential of await credentials()) await other.add(credential);
    },
    async add(credential) {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential: Object.assign({}, credential) as never });
    },
    count: async () => (await credentials()).length,
  };
}
