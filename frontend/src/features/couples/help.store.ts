import { HelpView } from '@beside/common/safety/safety.views';
import { type InferOutput, optional, record, string } from 'valibot';
import { create } from 'zustand';
import { parseAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

const Help = record(string(), optional(HelpView));
type Help = InferOutput<typeof Help>;

function readHelp(): Help {
  try {
    return parseAs(Help, forTab.json(COUPLES_KEYS.help));
  } catch {
    return {};
  }
}

/** Help for a sender in danger, by session token. This tab alone keeps it. */
export const useHelp = create<{ help: Help }>(() => ({ help: readHelp() }));

/** Shows help in a session; undefined hides it. */
export function showHelp(token: string, view: HelpView | undefined): void {
  const help = { ...useHelp.getState().help, [token]: view };
  useHelp.setState({ help });
  forTab.set(COUPLES_KEYS.help, JSON.stringify(help));
}

onForgetCouples(() => useHelp.setState({ help: {} }));
