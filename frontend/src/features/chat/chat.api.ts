import type { PostChatMessageDto, RetryChatDto } from '@beside/common/chat/chat.dto';
import { ChatAnswered, OpenChatView } from '@beside/common/chat/chat.views';
import { LANGUAGE_NAMES, type Language } from '@beside/common/language/language.constants';
import { TranslationsAnswer } from '@beside/common/translation/translation.views';
import { api } from '../../lib/api.ts';
import { createPages } from '../../lib/conversation/pages.ts';
import { parseAs } from '../../lib/parse.ts';

const path = (sessionId: string): string => `/api/chat/${encodeURIComponent(sessionId)}`;

/** `GET /api/chat/{sessionId}`. */
export const chatPages = createPages({ path, view: OpenChatView });

/** `POST /api/chat/{sessionId}`: the question and its reply, once that has ended. The same clientMessageId is stored once. Throws ApiError. */
export async function postQuestion(sessionId: string, body: PostChatMessageDto, signal: AbortSignal): Promise<ChatAnswered> {
  return parseAs(ChatAnswered, await api(path(sessionId), { method: 'POST', body, signal }));
}

/** `POST /api/chat/{sessionId}/retry`: the reply to a question that had none, once it has ended. Throws ApiError. */
export async function postRetry(sessionId: string, body: RetryChatDto): Promise<ChatAnswered> {
  return parseAs(ChatAnswered, await api(`${path(sessionId)}/retry`, { method: 'POST', body }));
}

/** `POST /api/chat/{sessionId}/stop`: stops the reply that is being written. Throws ApiError. */
export async function postStop(sessionId: string): Promise<void> {
  await api(`${path(sessionId)}/stop`, { method: 'POST' });
}

/** `POST /api/translate`: a chat's texts by key in a language. The server may keep them with the session. Throws ApiError, or the abort. */
export async function postTranslate(
  sessionId: string,
  translations: Record<string, string>,
  language: Language,
  signal: AbortSignal,
): Promise<Partial<Record<string, string>>> {
  const body = { translations, targetLanguage: LANGUAGE_NAMES[language].english, sessionId };
  return parseAs(TranslationsAnswer, await api('/api/translate', { method: 'POST', body, signal })).translations;
}
