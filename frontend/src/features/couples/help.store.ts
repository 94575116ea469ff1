import { CouplesHelp } from '@beside/common/couples/couples.views';
import { boolean, type InferOutput, object, optional, record, string } from 'valibot';
import { create } from 'zustand';
import { knownCountry } from '../../lib/country.ts';
import { parseAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { postHideHelp } from './couples.api.ts';
import { COUPLES_KEYS, onForgetCouples } from './forget.ts';

/** Help, and whether its reader has hidden it: hidden help is remembered, so that no answer brings it back. */
const Shown = object({ ...CouplesHelp.entries, isHidden: optional(boolean(), false) });
const Help = record(string(), optional(Shown));
type Shown = InferOutput<typeof Shown>;
type Help = InferOutput<typeof Help>;

function readHelp(): Help {
  try {
    return parseAs(Help, forTab.json(COUPLES_KEYS.help));
  } catch {
    return {};
  }
}

const useHelp = create<{ help: Help }>(() => ({ help: readHelp() }));

const visible = (shown: Shown | undefined): CouplesHelp | undefined => (shown?.isHidden ? undefined : shown);

/** Help for this reader alone in a session, by the session's token. This tab keeps it, until the reader hides it. */
export const helpOf = (token: string): CouplesHelp | undefined => visible(useHelp.getState().help[token]);

/** The same for components. */
export const useHelpOf = (token: string): CouplesHelp | undefined => useHelp(({ help }) => visible(help[token]));

/** Shows help in a session, unless it is what the reader has hidden. */
export function showHelp(token: string, help: CouplesHelp): void {
  const known = useHelp.getState().help[token];
  const { level, kind } = known && !known.isHidden ? graver(known, help) : help;
  // What the reader knows of their country is better than what the server guesses.
  const country = knownCountry() ?? help.country;
  if (!known || isNewer(help, known)) change(token, { level, kind, country, upToId: help.upToId, isHidden: false });
}

/** Hides a session's help on this tab, and on every tab that is opened later. */
export function hideHelp(token: string): void {
  const known = useHelp.getState().help[token];
  if (!known) return;
  change(token, { ...known, isHidden: true });
  void postHideHelp(token, known.upToId).catch(() => undefined);
}

function change(token: string, shown: Shown): void {
  const help = { ...useHelp.getState().help, [token]: shown };
  useHelp.setState({ help });
  forTab.set(COUPLES_KEYS.help, JSON.stringify(help));
}

const graver = (one: CouplesHelp, other: CouplesHelp): CouplesHelp => (one.level === 'certain' ? one : other);

/** Of the same messages, only a graver finding is news. */
const isNewer = (help: CouplesHelp, known: CouplesHelp): boolean =>
  help.upToId > known.upToId || (help.upToId === known.upToId && help.level === 'certain' && known.level !== 'certain');

onForgetCouples(() => useHelp.setState({ help: {} }));
