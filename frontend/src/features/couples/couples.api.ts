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
import { api } from '../../lib/api.ts';
import { createPages } from '../../lib/conversation/pages.ts';
import { ParseError, parseAs } from '../../lib/parse.ts';
import { readerLanguage } from './messages/reader-language.ts';

const path = (what: string, name: string | number) => `/api/couples/${what}/${encodeURIComponent(name)}`;

/** `POST /api/couples/create-session`. The same requestId creates, and counts, once. Throws ApiError. */
export async function postCreate(body: CreateCouplesSessionDto): Promise<{ session: CouplesSessionView; shareUrl: string }> {
  const { session, shareUrl } = parseAs(CouplesCreated, await api('/api/couples/create-session', { method: 'POST', body }));
  if (shareUrl === null) throw new ParseError('shareUrl');
  return { session, shareUrl };
}

/** `GET /api/couples/session/{token}`. */
export const sessionPages = createPages({
  path: (token) => path('session', token),
  view: OpenCouplesView,
  language: readerLanguage,
});

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
