import type { CreateCouplesSessionDto, JoinCouplesDto, PostCouplesMessageDto } from '@beside/common/couples/couples.dto';
import {
  CouplesCreated,
  CouplesHistoryPage,
  CouplesJoined,
  type CouplesMe,
  CouplesSent,
  CouplesSessionAnswer,
  type CouplesSessionView,
  OpenCouplesView,
} from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import { api, apiIfChanged } from '../../lib/api.ts';
import { ParseError, parseAs } from '../../lib/parse.ts';

const path = (what: string, name: string | number) => `/api/couples/${what}/${encodeURIComponent(name)}`;

/** `POST /api/couples/create-session`. The same requestId creates, and counts, once. Throws ApiError. */
export async function postCreate(body: CreateCouplesSessionDto): Promise<{ session: CouplesSessionView; shareUrl: string }> {
  const { session, shareUrl } = parseAs(CouplesCreated, await api('/api/couples/create-session', { method: 'POST', body }));
  if (shareUrl === null) throw new ParseError('shareUrl');
  return { session, shareUrl };
}

/** The messages to fetch: those after or before an id. Without either it is the newest page. */
export interface Wanted {
  after?: number;
  before?: number;
  language: Language;
}

function sessionPath(token: string, { after, before, language }: Wanted): string {
  const query = new URLSearchParams({ language });
  if (after !== undefined) query.set('after', String(after));
  if (before !== undefined) query.set('before', String(before));
  return `${path('session', token)}?${query}`;
}

/** `GET /api/couples/session/{token}`. Throws ApiError. */
export async function fetchSession(token: string, wanted: Wanted, signal?: AbortSignal): Promise<OpenCouplesView> {
  return parseAs(OpenCouplesView, await api(sessionPath(token, wanted), { signal }));
}

/** The same with an `If-None-Match`: null when nothing is new. Throws ApiError. */
export async function pollSession(
  token: string,
  wanted: Wanted,
  etag: string | null,
  signal: AbortSignal,
): Promise<{ answer: OpenCouplesView; etag: string | null } | null> {
  const reply = await apiIfChanged(sessionPath(token, wanted), etag, signal);
  return reply && { answer: parseAs(OpenCouplesView, reply.json), etag: reply.etag };
}

/** `POST /api/couples/join/{token}`. A repeated join from one browser keeps its seat. Throws ApiError. */
export async function postJoin(token: string, body: JoinCouplesDto, signal: AbortSignal): Promise<CouplesMe> {
  return parseAs(CouplesJoined, await api(path('join', token), { method: 'POST', body, signal })).me;
}

/** `POST /api/couples/message`. The same clientMessageId is stored once. Throws ApiError. */
export async function postMessage(body: PostCouplesMessageDto, signal: AbortSignal): Promise<CouplesSent> {
  return parseAs(CouplesSent, await api('/api/couples/message', { method: 'POST', body, signal }));
}

/** `POST /api/couples/retry/{token}`: asks the counsellor again. Throws ApiError. */
export async function postRetry(token: string): Promise<void> {
  await api(path('retry', token), { method: 'POST' });
}

/** `POST /api/couples/hide-help/{token}`: keeps this reader's help up to a message from coming back. Throws ApiError. */
export async function postHideHelp(token: string, upToId: number): Promise<void> {
  await api(path('hide-help', token), { method: 'POST', body: { upToId } });
}

/** `POST /api/couples/end/{id}`: closes the session for writing. Throws ApiError. */
export async function postEnd(id: number): Promise<CouplesSessionView> {
  return parseAs(CouplesSessionAnswer, await api(path('end', id), { method: 'POST' })).session;
}

/** `GET /api/couples/history`, the newest first. Throws ApiError. */
export async function fetchHistory(cursor: string | null, signal?: AbortSignal): Promise<CouplesHistoryPage> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  return parseAs(CouplesHistoryPage, await api(`/api/couples/history${query}`, { signal }));
}

/** `DELETE /api/couples/history/{id}`, for both partners. Throws ApiError. */
export async function deleteSession(id: number): Promise<void> {
  await api(path('history', id), { method: 'DELETE' });
}
