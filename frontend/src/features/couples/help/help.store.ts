import { CouplesHelp } from '@beside/common/couples/couples.views';
import { boolean, type InferOutput, object, optional } from 'valibot';
import { createTabRecord } from '../../../lib/conversation/tab-record.ts';
import { storedCountry } from '../../../lib/country.ts';
import { postHideHelp } from '../couples.api.ts';
import { couplesForgetting } from '../forget.ts';

/** Help, and whether its reader has hidden it: hidden help is remembered, so that no answer brings it back. */
const Shown = object({ ...CouplesHelp.entries, isHidden: optional(boolean(), false) });
type Shown = InferOutput<typeof Shown>;

const helps = createTabRecord<Shown>(couplesForgetting.keys.help, Shown, couplesForgetting);

const visible = (shown: Shown | undefined): CouplesHelp | undefined => (shown?.isHidden ? undefined : shown);

/** Help for this reader alone in a session, by the session's token. This tab keeps it, until the reader hides it. */
export const helpOf = (token: string): CouplesHelp | undefined => visible(helps.get(token));

/** The same for components. */
export const useHelpOf = (token: string): CouplesHelp | undefined => visible(helps.useValue(token));

/** Shows help in a session, unless it is what the reader has hidden. */
export function showHelp(token: string, help: CouplesHelp): void {
  const known = helps.get(token);
  const { level, kind } = known && !known.isHidden ? moreSevere(known, help) : help;
  // What the reader knows of their country is better than what the server guesses.
  const country = storedCountry() ?? help.country;
  if (!known || isNewer(help, known)) helps.set(token, { level, kind, country, upToId: help.upToId, isHidden: false });
}

/** Hides a session's help on this tab, and on every tab that is opened later. */
export function hideHelp(token: string): void {
  const known = helps.get(token);
  if (!known) return;
  helps.set(token, { ...known, isHidden: true });
  void postHideHelp(token, known.upToId).catch(() => undefined);
}

const moreSevere = (one: CouplesHelp, other: CouplesHelp): CouplesHelp => (one.level === 'certain' ? one : other);

/** Of the same messages, only a more severe finding is news. */
const isNewer = (help: CouplesHelp, known: CouplesHelp): boolean =>
  help.upToId > known.upToId || (help.upToId === known.upToId && help.level === 'certain' && known.level !== 'certain');
