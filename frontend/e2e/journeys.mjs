// Which journeys a change of a feature concerns, for `npm run check`. A test holds that every journey is somebody's.
import { readdirSync } from 'node:fs';

/** What the names of a feature's journeys begin with. */
const BEGINNINGS = {
  account: ['account', 'auth'],
  admin: ['admin'],
  advice: ['advice', 'history', 'interruptions', 'limit', 'offline', 'quick-exit', 'xss'],
  announcements: ['announcements'],
  chat: ['chat', 'dictation', 'speech', 'xss'],
  contracts: ['leaving'],
  couples: ['couples', 'quick-exit', 'xss'],
  device: ['install'],
  incidents: ['admin-site'],
  invoices: ['invoices'],
  legal: ['legal'],
  notifications: ['notifications'],
  replies: ['advice', 'chat', 'couples'],
  realtime: ['connection', 'couples-proxy'],
  safety: ['crisis', 'couples-help', 'help'],
  subscription: ['invoices', 'leaving', 'subscribe'],
  tasks: ['admin-tasks'],
  tokens: ['admin-owner', 'api-docs'],
  translation: ['language', 'translation'],
  usage: ['limit', 'account'],
};
/** What nearly every page has: the shell, controls, the library. */
const SHARED = [
  'axe',
  'caches',
  'first-page',
  'keyboard',
  'labels',
  'layout',
  'navigation',
  'pages',
  'releases',
  'theme',
  'tips',
  'toasts',
];
const ALL = { ...BEGINNINGS, shared: SHARED };

/** The pages that are not named after their feature. */
const PAGES = {
  home: 'advice',
  history: 'advice',
  kept: 'advice',
  auth: 'account',
  'forgot-password': 'account',
  'reset-password': 'account',
  'verify-email': 'account',
  cancel: 'contracts',
  'cancel-plan': 'contracts',
  withdraw: 'contracts',
  subscribe: 'subscription',
  'payment-redirect': 'subscription',
};

/** The features that a stand-in serves; PostgreSQL serves all of them. */
const STAND_INS = { mail: 'account', model: 'replies', stripe: 'subscription' };

/** All journeys, by the names of their files. */
export const journeys = () =>
  readdirSync(import.meta.dirname)
    .flatMap((file) => (file.endsWith('.spec.ts') ? file.slice(0, -'.spec.ts'.length) : []))
    .toSorted();

/** The journeys of a feature; of none, those of nearly every page. */
export const journeysOfFeature = (feature) =>
  journeys().filter((name) => (ALL[feature] ?? []).some((beginning) => name === beginning || name.startsWith(`${beginning}-`)));

export const features = Object.keys(ALL);

/** The journeys that changed files concern. @param changed paths from the root */
export function journeysOf(changed) {
  const found = changed.flatMap((path) => {
    const spec = /^frontend\/e2e\/([\w-]+)\.spec\.ts$/.exec(path)?.[1];
    if (spec) return spec;
    if (/\.test\.tsx?$|\.md$|\/(?:testing|bench|training|scripts)\//.test(path)) return [];
    const standIn = /^backend\/stand-ins\/(\w+)\//.exec(path)?.[1];
    if (standIn) return journeysOfFeature(STAND_INS[standIn]);
    const feature = /^(?:common|backend|frontend)\/src\/(?:features\/)?(?:app\/pages\/)?([\w-]+)\//.exec(path)?.[1];
    if (!feature) return [];
    const known = PAGES[feature] ?? feature;
    if (known in BEGINNINGS) return journeysOfFeature(known);
    return /^frontend\/src\/(?:app|components|hooks|lib)\//.test(path) ? journeysOfFeature('shared') : [];
  });
  const existing = journeys();
  return [...new Set(found)].filter((name) => existing.includes(name)).toSorted();
}
