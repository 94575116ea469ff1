import { matchPath } from 'react-router';
import { config } from '../lib/config.ts';
import type { Route } from '../lib/feature.ts';
import { type LazyPart, lazyPart } from '../lib/lazy-part.ts';
import { FEATURES } from './features.ts';
import { ADMIN_PATHS } from './pages/admin/admin-paths.ts';
import { auth } from './pages/auth/auth-part.ts';
import { HomePage, prepareHome } from './pages/home/HomePage.tsx';
import { preloadOffline } from './shell/Offline.tsx';

const home = lazyPart(async () => HomePage, ['home']);
const verifyEmail = lazyPart(async () => (await import('./pages/verify-email/VerifyEmailPage.tsx')).VerifyEmailPage, ['account']);
const emailChange = lazyPart(async () => (await import('./pages/email-change/EmailChangePage.tsx')).EmailChangePage, ['account']);
const forgotPassword = lazyPart(
  async () => (await import('./pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ['account'],
);
const resetPassword = lazyPart(
  async () => (await import('./pages/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
  ['account'],
);
const account = lazyPart(
  async () => (await import('./pages/account/AccountPage.tsx')).AccountPage,
  ['account', 'leaving', 'signing'],
);
const signingIn = lazyPart(async () => (await import('./pages/account/SigningInPage.tsx')).SigningInPage, ['account', 'signing']);
const keeping = lazyPart(
  async () => (await import('./pages/account/KeepingPage.tsx')).KeepingPage,
  ['account', 'advice', 'home', 'keeping', 'kept', 'signing'],
);
export const keptPage = lazyPart(
  async () => (await import('./pages/kept/KeptPage.tsx')).KeptPage,
  ['advice', 'home', 'kept', 'safety'],
);
const app = lazyPart(async () => (await import('./pages/account/AppPage.tsx')).AppPage, ['account', 'device']);
const notifications = lazyPart(async () => (await import('./pages/account/NoticesPage.tsx')).NoticesPage, ['account', 'notify']);
const cancelPlan = lazyPart(async () => (await import('./pages/cancel-plan/CancelPlanPage.tsx')).CancelPlanPage, ['leaving']);
const invoices = lazyPart(async () => (await import('./pages/invoices/InvoicesPage.tsx')).InvoicesPage, ['invoices']);
const withdraw = lazyPart(async () => (await import('./pages/withdraw/WithdrawPage.tsx')).WithdrawPage, ['leaving']);
const cancel = lazyPart(async () => (await import('./pages/cancel/CancelPage.tsx')).CancelPage, ['leaving']);
const couples = lazyPart(async () => (await import('./pages/couples/CouplesPage.tsx')).CouplesPage, ['couples']);
const view = lazyPart(
  async () => (await import('./pages/couples/SessionPage.tsx')).SessionPage,
  ['conversation', 'couples', 'safety', 'speech', 'translation'],
);
const history = lazyPart(
  async () => (await import('./pages/history/HistoryPage.tsx')).HistoryPage,
  ['advice', 'history', 'home'],
);
const subscribe = lazyPart(async () => (await import('./pages/subscribe/SubscribePage.tsx')).SubscribePage, ['billing']);
const paymentRedirect = lazyPart(
  async () => (await import('./pages/payment-redirect/PaymentRedirectPage.tsx')).PaymentRedirectPage,
  [],
);
const admin = lazyPart(async () => (await import('./pages/admin/AdminPage.tsx')).AdminPage, ['admin']);
const terms = lazyPart(async () => (await import('./pages/legal/TermsPage.tsx')).TermsPage, ['legal']);
const privacy = lazyPart(async () => (await import('./pages/legal/PrivacyPage.tsx')).PrivacyPage, ['legal']);
const imprint = lazyPart(async () => (await import('./pages/legal/ImprintPage.tsx')).ImprintPage, ['legal']);
const instruction = lazyPart(async () => (await import('./pages/legal/InstructionPage.tsx')).InstructionPage, ['legal']);
export const notFound = lazyPart(async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage, []);

/** All routes: those of pages that compose features, and each feature's own. Every other address shows the not-found page. */
export const ROUTES: readonly Route[] = [
  { path: '/', page: home },
  { path: '/account', page: account },
  { path: '/account/signing-in', page: signingIn },
  { path: '/account/keeping', page: keeping },
  { path: '/account/app', page: app },
  { path: '/account/notifications', page: notifications },
  { path: '/account/cancel-plan', page: cancelPlan },
  { path: '/kept', page: keptPage },
  { path: '/kept/:id', page: keptPage },
  { path: '/invoices', page: invoices },
  { path: '/withdraw', page: withdraw },
  { path: '/cancel', page: cancel },
  { path: '/history', page: history },
  { path: '/couples', page: couples },
  { path: '/couples/:token', page: view },
  ...ADMIN_PATHS.map((path) => ({ path, page: admin })),
  { path: '/subscribe', page: subscribe },
  { path: '/payment-redirect', page: paymentRedirect },
  { path: '/terms-of-service', page: terms },
  { path: '/privacy-policy', page: privacy },
  { path: '/imprint', page: imprint },
  { path: '/right-of-withdrawal', page: instruction },
  { path: '/auth', page: auth },
  { path: '/verify-email', page: verifyEmail },
  { path: '/email-change', page: emailChange },
  { path: '/forgot-password', page: forgotPassword },
  { path: '/reset-password', page: resetPassword },
  ...FEATURES.flatMap(({ routes = [] }) => routes),
];

/** What pages load before their first render, beside their code and texts. */
const PREPARED = new Map<LazyPart<object>, (search: string) => Promise<void>>([
  [home, prepareHome],
  [subscribe, async () => (await import('./pages/subscribe/SubscribePage.tsx')).prepareSubscribe()],
]);

/** Fetches what an address's page needs before the first render. */
export async function preloadRoute({ pathname, search }: Location): Promise<void> {
  // Opened from this device: every address shows what is kept here.
  if (config.offline) return void (await Promise.all([keptPage.preload(), preloadOffline()]));
  const page = ROUTES.find(({ path }) => matchPath(path, pathname))?.page ?? notFound;
  await Promise.all([page.preload(), PREPARED.get(page)?.(search)]);
}
