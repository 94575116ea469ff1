import type { UserView } from '@beside/common/account/account.views';
import { hashKey, type Query } from '@tanstack/react-query';
import { create } from 'zustand';
import { t } from '../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../lib/query.ts';
import { forBrowser, forTab } from '../../lib/storage.ts';
import { toastOnward } from '../../lib/toast.store.ts';
import { accountKeys } from './account.api.ts';

/** Remembers that a user was signed in, so the next page opens with the right texts at once. */
const SIGNED_IN_KEY = 'beside.signedIn';

/** The owner of this tab's drafts: a user id, or `nobody`. A visitor's drafts pass to the next user, a user's to none. */
const OWNER_KEY = 'beside.owner';
const NOBODY = 'nobody';

const ME = hashKey(accountKeys.me);

/** Counts sign-outs. `to` is the redirect; null stays on the page. */
export const useForgotten = create<{ times: number; to: string | null }>(() => ({ times: 0, to: null }));

/** What is everyone's (`meta.isPublic`) stays over a sign-out. */
const notMe = ({ queryHash, meta }: Query) => queryHash !== ME && meta?.isPublic !== true;

let known: UserView | null | undefined;
/** Cached answers belong to another user. */
let stale = false;
/** The redirect of a sign-out started on this page, else null. */
let signingOutTo: string | null = null;
/** This page causes the session's end and explains it itself. */
let quiet = false;
const forgetters: ((isWanted: boolean) => void)[] = [];

/** Registers a feature's data outside the query cache to be cleared at a sign-out (`isWanted`), and when a session ended by itself. */
export function onForget(forget: (isWanted: boolean) => void): void {
  forgetters.push(forget);
}

/** Whether a user was signed in when this browser last knew. */
export const wasSignedIn = () => forBrowser.get(SIGNED_IN_KEY) !== null;

export const isSignedIn = () => Boolean(known);

/** Whether this page started a sign-out, so no notice is needed. */
export const isSigningOut = () => signingOutTo !== null;

/** Announces a sign-out started on this page and its redirect; null cancels it. */
export function expectSignOut(to: string | null): void {
  signingOutTo = to;
}

/** The page explains the coming end of the session itself: no notice. */
export function expectSessionEnd(): void {
  quiet = true;
}

/** Watches the current-user cache entry and reacts to every change. Called once. */
export function watchCurrentUser(): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== ME) return;
    const now = queryClient.getQueryData<UserView | null>(accountKeys.me);
    if (now !== undefined) change(now);
  });
}

function change(now: UserView | null): void {
  const before = known;
  const wasUser = wasSignedIn();
  known = now;
  if (now) forBrowser.set(SIGNED_IN_KEY, '1');
  else forBrowser.remove(SIGNED_IN_KEY);
  if (before === undefined) {
    forgetFormerOwner(now);
    // The page has asked for some things before it knew: their answers may still be a former user's.
    if (!now && wasUser) void queryClient.resetQueries({ predicate: notMe });
  } else if (before?.id !== now?.id) {
    stale = true;
    if (before) forgetUser();
  }
  forTab.set(OWNER_KEY, now?.id ?? NOBODY);
  if (!now) signingOutTo = null;
  quiet = false;
}

/** Clears drafts of a former user who signed out while this tab was closed. */
function forgetFormerOwner(now: UserView | null): void {
  const owner = forTab.get(OWNER_KEY);
  if (owner !== null && owner !== NOBODY && owner !== now?.id) for (const forget of forgetters) forget(now !== null);
}

function forgetUser(): void {
  for (const forget of forgetters) forget(isSigningOut());
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: notMe });
  for (const query of queryClient.getQueryCache().findAll({ predicate: notMe })) query.reset();
  if (!isSigningOut() && !quiet) toastOnward('info', t('shell.ended'), t('shell.ended_text'));
  useForgotten.setState(({ times }) => ({ times: times + 1, to: signingOutTo }));
}

/** Refetches the former user's queries. Called after the page has rendered for the new one. */
export function refetchStale(): void {
  if (!stale) return;
  stale = false;
  void queryClient.invalidateQueries({ predicate: notMe }, { cancelRefetch: false });
}
