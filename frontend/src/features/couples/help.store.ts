import type { HelpView } from '@beside/common/safety/safety.dto';
import { create } from 'zustand';
import { isFields } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { parseHelp } from './couples.parse.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

type Help = Record<string, HelpView | undefined>;

function readHelp(): Help {
  const kept = forTab.json(COUPLES_KEYS.help);
  if (!isFields(kept)) return {};
  try {
    return Object.fromEntries(Object.entries(kept).map(([token, help]) => [token, parseHelp(help)]));
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
