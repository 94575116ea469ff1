import type { HelpView } from '@beside/common/safety/safety.views';
import { create } from 'zustand';
import { ApiError } from '../../lib/api.ts';
import { onForgetChat } from './forget.ts';

/** Why a chat's next question is not stored: the server refuses it, for now or for good. */
interface Trouble {
  /** What the refusal says of help. */
  help: HelpView | undefined;
}

const useTroubles = create<{ troubles: Readonly<Record<string, Trouble | undefined>> }>(() => ({ troubles: {} }));

/** A chat's trouble with sending, if it has one. */
export const useSendTrouble = (sessionId: string): Trouble | undefined => useTroubles(({ troubles }) => troubles[sessionId]);

function setTrouble(sessionId: string, trouble: Trouble | undefined): void {
  useTroubles.setState(({ troubles }) => ({ troubles: { ...troubles, [sessionId]: trouble } }));
}

/** Sends, and keeps the outcome: a refusal is a trouble until the next question is stored. A lost connection shows by itself. */
export async function noteTrouble<T>(sessionId: string, send: () => Promise<T>): Promise<T> {
  try {
    const sent = await send();
    setTrouble(sessionId, undefined);
    return sent;
  } catch (error) {
    if (error instanceof ApiError && !error.passing) setTrouble(sessionId, { help: error.help });
    throw error;
  }
}

onForgetChat(() => useTroubles.setState({ troubles: {} }));
