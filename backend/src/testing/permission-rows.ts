import { randomUUID } from 'node:crypto';
import type { ClientToServerEvents } from '@beside/common/events';
import { PASSWORD, registration } from './accounts.ts';

/** The inputs of all rows: the first user's things. */
export interface Things {
  advice: string;
  request: string;
  token: string;
  id: number;
}

/** The callers: a browser without a session, one with a session, another user, and the owner. */
type Statuses = [nobody: number, visitor: number, other: number, owner: number];

export interface Row {
  path?: string;
  body?: object;
  statuses: Statuses;
}

const everyone = (status: number): Statuses => [status, status, status, status];
const MINE: Statuses = [404, 404, 404, 200];
const SIGNED_IN: Statuses = [401, 401, 200, 200];
const NOTICE = { name: 'Clara Almeida', email: 'clara@example.com', contract: 'Silver' };
const UNKNOWN_PASSKEY = {
  ...{ id: 'none', rawId: 'none', type: 'public-key' },
  response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
};
const ENDPOINT = { endpoint: 'https://push.example.com/send/none' };
const NO_PAYMENTS: Statuses = [401, 401, 503, 503];

/** In an order in which each row leaves what the next needs. */
export const CALLS: Record<string, (things: Things) => Row> = {
  'POST /api/visitor': () => ({ statuses: everyone(204) }),
  'GET /api/openapi.json': () => ({ statuses: everyone(200) }),
  'GET /api/docs': () => ({ statuses: everyone(200) }),
  'GET /api/usage/anonymous': () => ({ statuses: everyone(200) }),
  'GET /api/subscription/current': () => ({ statuses: SIGNED_IN }),
  'GET /api/subscription/plans': () => ({ statuses: everyone(200) }),
  'GET /api/subscription/payment-methods': () => ({ statuses: everyone(200) }),
  // This server takes no payments, and says so to users alone; with payments, see `subscription.strangers.test.ts`.
  'POST /api/subscription/validate-coupon': () => ({ body: { couponCode: 'AUTUMN' }, statuses: NO_PAYMENTS }),
  'POST /api/subscription/create': () => ({ body: { planId: 'gold' }, statuses: NO_PAYMENTS }),
  'POST /api/subscription/quote': () => ({ body: { planId: 'gold' }, statuses: NO_PAYMENTS }),
  'POST /api/subscription/change': () => ({ body: { quoteId: randomUUID() }, statuses: NO_PAYMENTS }),
  'POST /api/subscription/cancel': () => ({ body: {}, statuses: NO_PAYMENTS }),
  'POST /api/subscription/resume': () => ({ body: {}, statuses: NO_PAYMENTS }),
  'POST /api/subscription/payment-method': () => ({ body: {}, statuses: NO_PAYMENTS }),
  'POST /api/subscription/own-intent': () => ({ body: { clientSecret: 'pi_1_secret_1' }, statuses: NO_PAYMENTS }),
  'GET /api/subscription/withdrawal': () => ({ statuses: NO_PAYMENTS }),
  'POST /api/subscription/withdraw': () => ({ body: NOTICE, statuses: everyone(503) }),
  'POST /api/subscription/cancel-request': () => ({ body: { ...NOTICE, kind: 'ordinary' }, statuses: everyone(503) }),
  'GET /api/subscription/notice/:token': () => ({ path: '/api/subscription/notice/none', statuses: everyone(503) }),
  'POST /api/subscription/confirm-notice': () => ({ body: { token: 'a'.repeat(43) }, statuses: everyone(503) }),
  'POST /api/stripe/webhook': () => ({ body: {}, statuses: everyone(503) }),
  'GET /api/invoices/list': () => ({ statuses: NO_PAYMENTS }),
  'POST /api/invoices/pay': () => ({ body: { invoiceId: 'in_12345678' }, statuses: NO_PAYMENTS }),
  'GET /api/invoices/download/:id': () => ({ path: '/api/invoices/download/in_12345678', statuses: NO_PAYMENTS }),
  'POST /api/translate': () => ({ body: { targetLanguage: 'German', translations: {} }, statuses: everyone(200) }),
  'POST /api/translate-fast': () => ({ body: { targetLanguage: 'German', translations: {} }, statuses: everyone(200) }),
  'GET /api/auth/user': () => ({ statuses: SIGNED_IN }),
  'GET /api/auth/export': () => ({ statuses: SIGNED_IN }),
  'GET /api/auth/tokens': () => ({ statuses: SIGNED_IN }),
  'DELETE /api/auth/tokens/:id': () => ({ path: '/api/auth/tokens/1', statuses: [401, 401, 404, 404] }),
  'GET /api/auth/sessions': () => ({ statuses: SIGNED_IN }),
  'DELETE /api/auth/sessions/:id': () => ({ path: '/api/auth/sessions/none', statuses: [401, 401, 404, 404] }),
  'POST /api/auth/sessions/end-others': () => ({ body: {}, statuses: SIGNED_IN }),
  'GET /api/auth/second-factor': () => ({ statuses: SIGNED_IN }),
  'POST /api/auth/second-factor/begin': () => ({ body: {}, statuses: SIGNED_IN }),
  'POST /api/auth/second-factor/confirm': () => ({ body: { code: 'none' }, statuses: [401, 401, 400, 400] }),
  'POST /api/auth/second-factor/codes': () => ({ body: { code: 'none' }, statuses: [401, 401, 409, 409] }),
  'DELETE /api/auth/second-factor': () => ({ body: { code: 'none' }, statuses: [401, 401, 409, 409] }),
  'POST /api/auth/second-factor/verify': () => ({ body: { code: 'none' }, statuses: [401, 401, 409, 409] }),
  'GET /api/auth/passkeys': () => ({ statuses: SIGNED_IN }),
  'POST /api/auth/passkeys/options': () => ({ body: {}, statuses: SIGNED_IN }),
  'POST /api/auth/passkeys': () => ({ body: {}, statuses: [401, 401, 400, 400] }),
  'PATCH /api/auth/passkeys/:id': () => ({ path: '/api/auth/passkeys/none', body: {}, statuses: [401, 401, 404, 404] }),
  'DELETE /api/auth/passkeys/:id': () => ({
    path: '/api/auth/passkeys/none',
    body: { endSessions: true },
    statuses: [401, 401, 404, 404],
  }),
  'POST /api/auth/passkey-sign-in/options': () => ({ body: {}, statuses: everyone(200) }),
  'POST /api/auth/passkey-sign-in': () => ({ body: { response: UNKNOWN_PASSKEY }, statuses: everyone(401) }),
  'POST /api/auth/proof/options': () => ({ body: {}, statuses: SIGNED_IN }),
  'POST /api/auth/proof': () => ({ body: { password: PASSWORD }, statuses: SIGNED_IN }),
  'PUT /api/auth/user': () => ({ body: {}, statuses: [401, 401, 400, 400] }),
  'PUT /api/auth/change-password': () => ({ body: {}, statuses: [401, 401, 400, 400] }),
  'POST /api/auth/register': () => ({ body: { ...registration(), email: '' }, statuses: everyone(400) }),
  'POST /api/auth/login': () => ({ body: { email: 'nobody@example.com', password: PASSWORD }, statuses: everyone(401) }),
  'POST /api/auth/forgot-password': () => ({ body: { email: 'nobody@example.com' }, statuses: everyone(503) }),
  'POST /api/auth/resend-verification': () => ({ body: { email: 'nobody@example.com' }, statuses: everyone(503) }),
  'GET /api/auth/verify-email/:token': () => ({ path: '/api/auth/verify-email/none', statuses: everyone(400) }),
  'POST /api/auth/email-change/:token': () => ({
    ...{ path: '/api/auth/email-change/none', body: { answer: 'undo' }, statuses: everyone(400) },
  }),
  'POST /api/auth/verify-email/:token': () => ({
    path: '/api/auth/verify-email/none',
    body: { password: PASSWORD },
    statuses: everyone(400),
  }),
  'POST /api/auth/reset-password': () => ({ body: { token: 'none', password: 'a new password' }, statuses: everyone(400) }),
  'POST /api/advice/generate': () => ({ body: { category: 'none' }, statuses: everyone(400) }),
  'POST /api/advice/stop': ({ request }) => ({ body: { requestId: request }, statuses: MINE }),
  'GET /api/advice/history': () => ({ statuses: SIGNED_IN }),
  'GET /api/advice/bookmarks': () => ({ statuses: SIGNED_IN }),
  'PUT /api/advice/bookmarks': ({ advice }) => ({ body: { ids: [advice] }, statuses: SIGNED_IN }),
  'POST /api/advice/kept': ({ advice }) => ({ body: { ids: [advice] }, statuses: SIGNED_IN }),
  'PUT /api/advice/:id/bookmark': ({ advice }) => ({ path: `/api/advice/${advice}/bookmark`, statuses: [401, 401, 404, 200] }),
  'DELETE /api/advice/:id/bookmark': ({ advice }) => ({
    path: `/api/advice/${advice}/bookmark`,
    statuses: [401, 401, 404, 200],
  }),
  'POST /api/advice/:id/links': ({ advice }) => ({
    path: `/api/advice/${advice}/links`,
    body: { days: 7, withQuestion: false },
    statuses: [401, 401, 404, 201],
  }),
  'GET /api/account/retention': () => ({ statuses: SIGNED_IN }),
  'PUT /api/account/retention': () => ({ body: { months: null, keepBookmarked: true }, statuses: SIGNED_IN }),
  'GET /api/notifications': () => ({ statuses: SIGNED_IN }),
  'PUT /api/notifications': () => ({
    body: {
      ...{ kinds: { answer: true, message: true, account: true }, quietFrom: '22:00', quietUntil: '07:00' },
      ...{ zone: 'Europe/Berlin', email: 'never' },
    },
    statuses: SIGNED_IN,
  }),
  'GET /api/notices': () => ({ statuses: SIGNED_IN }),
  'POST /api/notices/seen': () => ({ body: { ids: [randomUUID()] }, statuses: SIGNED_IN }),
  // This server sends no notifications; with them, see `notifications.subscriptions.test.ts`.
  'GET /api/push/key': () => ({ statuses: everyone(503) }),
  'POST /api/push/subscriptions': () => ({
    body: { ...ENDPOINT, keys: { p256dh: 'none', auth: 'none' }, look: 'beside', language: 'en' },
    statuses: [401, 401, 503, 503],
  }),
  'DELETE /api/push/subscriptions': () => ({ body: ENDPOINT, statuses: SIGNED_IN }),
  'POST /api/push/forget': () => ({ body: ENDPOINT, statuses: everyone(200) }),
  'POST /api/push/test': () => ({ body: {}, statuses: [401, 401, 503, 503] }),
  'GET /api/links': () => ({ statuses: SIGNED_IN }),
  'DELETE /api/links/:id': () => ({ path: `/api/links/${randomUUID()}`, statuses: [401, 401, 404, 404] }),
  'GET /api/advice/:id': ({ advice }) => ({ path: `/api/advice/${advice}`, statuses: MINE }),
  'GET /api/advice/:id/download': ({ advice }) => ({ path: `/api/advice/${advice}/download`, statuses: MINE }),
  'GET /api/chat/:sessionId': ({ advice }) => ({ path: `/api/chat/${advice}`, statuses: MINE }),
  'POST /api/chat/:sessionId': ({ advice }) => ({
    path: `/api/chat/${advice}`,
    body: { message: 'And if she says no?' },
    statuses: [404, 404, 404, 201],
  }),
  'POST /api/chat/:sessionId/stop': ({ advice }) => ({ path: `/api/chat/${advice}/stop`, statuses: MINE }),
  // No reply has failed.
  'POST /api/chat/:sessionId/retry': ({ advice }) => ({
    path: `/api/chat/${advice}/retry`,
    body: {},
    statuses: [404, 404, 404, 409],
  }),
  'DELETE /api/advice/:id': ({ advice }) => ({ path: `/api/advice/${advice}`, statuses: MINE }),
  'POST /api/couples/create-session': () => ({ body: {}, statuses: [401, 401, 400, 400] }),
  'POST /api/couples/message': ({ token }) => ({
    body: { sessionToken: token, message: 'I miss our Sundays.' },
    statuses: [404, 404, 404, 201],
  }),
  'GET /api/couples/session': ({ token }) => ({ path: `/api/couples/session?token=${token}`, statuses: MINE }),
  'GET /api/couples/session/:token': ({ token }) => ({ path: `/api/couples/session/${token}`, statuses: MINE }),
  'POST /api/couples/retry/:token': ({ token }) => ({ path: `/api/couples/retry/${token}`, statuses: MINE }),
  'POST /api/couples/hide-help/:token': ({ token }) => ({
    path: `/api/couples/hide-help/${token}`,
    body: { upToId: 1 },
    statuses: MINE,
  }),
  'GET /api/couples/history': () => ({ statuses: SIGNED_IN }),
  'POST /api/couples/end/:id': ({ id }) => ({ path: `/api/couples/end/${id}`, statuses: MINE }),
  'DELETE /api/couples/history/:id': ({ id }) => ({ path: `/api/couples/history/${id}`, statuses: MINE }),
  // Its creator is in it already; anybody else may take the seat, who is first.
  'POST /api/couples/join/:token': () => ({
    path: '/api/couples/join/none',
    body: { partnerName: 'Tomás' },
    statuses: everyone(404),
  }),
  'GET /api/admin/status': () => ({ statuses: SIGNED_IN }),
  'GET /api/announcements': () => ({ statuses: everyone(200) }),
  'POST /api/auth/logout': () => ({ statuses: everyone(200) }),
  'DELETE /api/auth/delete-account': () => ({ statuses: SIGNED_IN }),
};

type Codes = [nobody: string, visitor: string, other: string, owner: string];
const ONLY_MINE: Codes = ['not_found', 'not_found', 'not_found', 'success'];

export const EVENTS: { [E in keyof ClientToServerEvents]: (things: Things) => { input: object; codes: Codes } } = {
  'admin:watch': () => ({
    input: { connected: true },
    codes: ['not_signed_in', 'not_signed_in', 'not_allowed', 'not_allowed'],
  }),
  'advice:watch': ({ request }) => ({ input: { requestId: request }, codes: ONLY_MINE }),
  'advice:stop': ({ request }) => ({ input: { requestId: request }, codes: ONLY_MINE }),
  'chat:open': ({ advice }) => ({ input: { sessionId: advice }, codes: ONLY_MINE }),
  'chat:send': ({ advice }) => ({
    input: { sessionId: advice, message: 'And if she says no?', clientMessageId: randomUUID() },
    codes: ONLY_MINE,
  }),
  'chat:stop': ({ advice }) => ({ input: { sessionId: advice }, codes: ONLY_MINE }),
  'chat:close': ({ advice }) => ({ input: { sessionId: advice }, codes: ONLY_MINE }),
  'couples:open': ({ token }) => ({ input: { token }, codes: ONLY_MINE }),
  'couples:language': ({ token }) => ({ input: { token, language: 'nl' }, codes: ONLY_MINE }),
  'couples:send': ({ token }) => ({
    input: { token, message: 'I miss our Sundays.', clientMessageId: randomUUID(), language: 'en' },
    codes: ONLY_MINE,
  }),
  'couples:typing': ({ token }) => ({ input: { token, isTyping: true }, codes: ONLY_MINE }),
  'couples:read': ({ token }) => ({ input: { token, messageId: 1 }, codes: ONLY_MINE }),
  'couples:retry': ({ token }) => ({ input: { token }, codes: ONLY_MINE }),
  'couples:close': ({ token }) => ({ input: { token }, codes: ONLY_MINE }),
  'translation:language': () => ({ input: { language: 'nl' }, codes: ['success', 'success', 'success', 'success'] }),
};
