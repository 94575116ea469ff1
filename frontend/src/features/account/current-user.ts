import type { UserView } from '@beside/common/account/account.dto';
import { hashKey } from '@tanstack/react-query';
import { create } from 'zustand';
import { t } from '../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../lib/query.ts';
import { forBrowser, forTab } from '../../lib/storage.ts';
import { toastOnward } from '../../lib/toast.store.ts';
import { accountKeys } from './account.api.ts';

/** Whether someone was signed in here when the browser last knew: the next page opens on the right words at once. */
const SIGNED_IN_KEY = 'beside.signedIn';

/** Whose this tab's unsent words are: an id, or nobody's in particular. They pass from nobody to whoever signs in, and from a person to none. */
const OWNER_KEY = 'beside.owner';
const NOBODY = 'nobody';

const ME = hashKey(accountKeys.me);

/** How often what belonged to a person was forgotten, and where the pages go then; null is where they are. */
export const useForgotten = create<{ times: number; to: string | null }>(() => ({ times: 0, to: null }));

const notMe = ({ queryHash }: { queryHash: string }) => queryHash !== ME;

let known: UserView | null | undefined;
/** What the server said was said to somebody else. */
let stale = false;
/** Where a sign-out that was asked for here leads; null when it was not asked for here. */
let signingOutTo: string | null = null;
/** The end to come was caused on this page, which tells of it in its own words. */
let quiet = false;
const forgetters: (() => void)[] = [];

/** Has a feature forget what it keeps outside the query cache, whenever a person is gone from this page. */
export function onForget(forget: () => void): void {
  forgetters.push(forget);
}

/** Whether someone was signed in here when the browser last knew. */
export const wasSignedIn = () => forBrowser.get(SIGNED_IN_KEY) !== null;

/** Whether the page believes that someone is signed in. */
export const isSignedIn = () => Boolean(known);

/** Whether this page is signing the person out, and needs no telling. */
export const isSigningOut = () => signingOutTo !== null;

/** Tells that the sign-out to come was asked for on this page, and where it leads. */
export function expectSignOut(to: string | null): void {
  signingOutTo = to;
}

/** The end to come needs no telling. */
export function expectSessionEnd(): void {
  quiet = true;
}

/** Watches the current-user entry, whoever writes it, and does what a change of person asks for. Called once. */
export function watchCurrentUser(): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== ME) return;
    const now = queryClient.getQueryData<UserView | null>(accountKeys.me);
    if (now !== undefined) change(now);
  });
}

function change(now: UserView | null): void {
  const before = known;
  known = now;
  if (now) forBrowser.set(SIGNED_IN_KEY, '1');
  else forBrowser.remove(SIGNED_IN_KEY);
  if (before === undefined) forgetFormerOwner(now);
  else if (before?.id !== now?.id) {
    stale = true;
    if (before) forgetUser();
  }
  forTab.set(OWNER_KEY, now?.id ?? NOBODY);
  if (!now) signingOutTo = null;
  quiet = false;
}

/** This tab may have been away while its person signed out: what it kept of them is not for the next. */
function forgetFormerOwner(now: UserView | null): void {
  const owner = forTab.get(OWNER_KEY);
  if (owner !== null && owner !== NOBODY && owner !== now?.id) for (const forget of forgetters) forget();
}

function forgetUser(): void {
  for (const forget of forgetters) forget();
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: notMe });
  for (const query of queryClient.getQueryCache().findAll({ predicate: notMe })) query.reset();
  if (!isSigningOut() && !quiet) toastOnward('info', t('shell.ended'), t('shell.ended_text'));
  useForgotten.setState(({ times }) => ({ times: times + 1, to: signingOutTo }));
}

/** Asks anew for what the server said to somebody else. For when the page has taken the change in: nothing is asked for a person who is gone. */
export function refetchStale(): void {
  if (!stale) return;
  stale = false;
  void queryClient.invalidateQueries({ predicate: notMe }, { cancelRefetch: false });
}
