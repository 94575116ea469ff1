import type { SignedIn } from '@beside/common/account/account.views';
import { useEffect, useRef, useState } from 'react';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { hasAutofill, hasPasskeys, isCancelled, stopWaiting } from './passkey-browser.ts';
import { passkeyFailure } from './passkey-words.ts';
import { choosePasskey, postPasskey } from './passkeys.api.ts';

/** Milliseconds after which the form asks for another challenge: the server takes none that is older than ten minutes. */
const AGAIN_MS = 9 * 60_000;

export interface PasskeySignIn {
  /** Whether this browser has passkeys. */
  isOffered: boolean;
  busy: boolean;
  /** Asks for a passkey in the browser's own dialog. */
  press: () => void;
}

type Choice = Awaited<ReturnType<typeof choosePasskey>>;

/**
 * Signs in by a passkey: by a button, and in the form, where the browser offers it as it offers saved passwords.
 * @param isShown the form is there
 * @param welcome takes over who has signed in
 */
export function usePasskeySignIn(isShown: boolean, welcome: (signedIn: SignedIn) => Promise<void>): PasskeySignIn {
  const [busy, setBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const alerts = useAlerts();

  const sign = async (choose: () => Promise<Choice>): Promise<void> => {
    setBusy(true);
    try {
      await welcome(await postPasskey(await choose()));
      setIsDone(true);
    } catch (error) {
      if (!isCancelled(error)) alerts.show(t('auth.login_failed'), passkeyFailure(error));
    } finally {
      setBusy(false);
    }
  };

  useOffer(isShown && !busy && !isDone, (chosen) => void sign(async () => chosen));

  return {
    isOffered: hasPasskeys(),
    busy,
    press: () => {
      if (busy) return;
      alerts.clear();
      void sign(() => choosePasskey(false));
    },
  };
}

/** Has the browser offer passkeys in the form, once it is idle, for as long as it waits. Where it cannot, there is the button. */
function useOffer(isWaiting: boolean, onChosen: (chosen: Choice) => void): void {
  const take = useRef(onChosen);
  useEffect(() => {
    take.current = onChosen;
  });
  useEffect(() => {
    if (!isWaiting || !hasPasskeys()) return;
    let isOver = false;
    const offer = async (): Promise<void> => {
      if (isOver || !(await hasAutofill())) return;
      const chosen = await choosePasskey(true, () => !isOver);
      if (!isOver) take.current(chosen);
    };
    const begin = () => void offer().catch(() => undefined);
    whenIdle(begin);
    const again = setInterval(begin, AGAIN_MS);
    window.addEventListener('online', begin);
    return () => {
      isOver = true;
      clearInterval(again);
      window.removeEventListener('online', begin);
    };
  }, [isWaiting]);
  // A use by the button ends the offer by itself; leaving the page does not.
  useEffect(() => () => void (hasPasskeys() && stopWaiting().catch(() => undefined)), []);
}
