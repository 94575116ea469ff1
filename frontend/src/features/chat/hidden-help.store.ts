import { type InferOutput, number, record, string } from 'valibot';
import { create } from 'zustand';
import { parseAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { CHAT_KEYS, onForgetChat } from './forget.ts';

const Hidden = record(string(), number());
type Hidden = InferOutput<typeof Hidden>;

function stored(): Hidden {
  try {
    return parseAs(Hidden, forTab.json(CHAT_KEYS.hiddenHelp));
  } catch {
    return {};
  }
}

const useHidden = create<{ hidden: Hidden }>(() => ({ hidden: stored() }));

/** The message up to which a chat's reader has hidden the help; later help shows again. */
export const useHelpHiddenTo = (sessionId: string): number => useHidden(({ hidden }) => hidden[sessionId] ?? 0);

/** Hides the help of a message, and of those before it. */
export function hideHelp(sessionId: string, messageId: number): void {
  change({ ...useHidden.getState().hidden, [sessionId]: messageId });
}

/** Forgets which help of a chat was hidden. */
export function showHelp(sessionId: string): void {
  const { [sessionId]: _, ...others } = useHidden.getState().hidden;
  change(others);
}

function change(hidden: Hidden): void {
  useHidden.setState({ hidden });
  forTab.set(CHAT_KEYS.hiddenHelp, JSON.stringify(hidden));
}

onForgetChat(() => useHidden.setState({ hidden: {} }));
