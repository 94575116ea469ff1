import type { HelpView } from '@beside/common/safety/safety.views';
import { create } from 'zustand';
import { ApiError } from '../api.ts';

/** Why a conversation's next message is not stored: the server refuses it, for now or for good. */
export interface Trouble {
  /** What the refusal says of help. */
  help: HelpView | undefined;
}

/** Keeps a feature's troubles with sending, by conversation. */
export function createSendTrouble() {
  const useTroubles = create<{ troubles: Readonly<Record<string, Trouble | undefined>> }>(() => ({ troubles: {} }));

  const setTrouble = (of: string, trouble: Trouble | undefined): void => {
    useTroubles.setState(({ troubles }) => ({ troubles: { ...troubles, [of]: trouble } }));
  };

  return {
    /** A conversation's trouble with sending, if it has one. */
    useSendTrouble: (of: string): Trouble | undefined => useTroubles(({ troubles }) => troubles[of]),

    /** Sends, and keeps the outcome: a refusal is a trouble until the next message is stored. A lost connection shows by itself. */
    async noteTrouble<T>(of: string, send: () => Promise<T>): Promise<T> {
      try {
        const sent = await send();
        setTrouble(of, undefined);
        return sent;
      } catch (error) {
        if (error instanceof ApiError && !error.passing) setTrouble(of, { help: error.help });
        throw error;
      }
    },

    forgetTroubles: () => useTroubles.setState({ troubles: {} }),
  };
}
