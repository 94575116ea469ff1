import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type {
  CouplesHistoryItem,
  CouplesMe,
  CouplesMessageView,
  CouplesReads,
  CouplesReplySoFar,
  CouplesRoomView,
  CouplesSent,
  CouplesSessionView,
  CouplesTranslation,
} from '@beside/common/couples/couples.dto';
import { type ErrorCode, isErrorCode } from '@beside/common/errors';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.dto';
import { type Fields, fields, flag, isFields, number, oneOf, optionalText, text } from '../../lib/parse.ts';

/** Every parser in this file throws ParseError. */
export function parseSession(value: unknown): CouplesSessionView {
  const from = fields(value, 'session');
  return {
    id: optionalNumber(from, 'id'),
    sessionToken: optionalText(from, 'sessionToken') ?? null,
    sessionName: text(from, 'sessionName'),
    partner1Id: optionalText(from, 'partner1Id') ?? null,
    partner1Name: text(from, 'partner1Name'),
    partner2Name: optionalText(from, 'partner2Name') ?? null,
    isActive: flag(from, 'isActive'),
    createdAt: text(from, 'createdAt'),
    shareUrl: optionalText(from, 'shareUrl') ?? null,
    language: LANGUAGES.find((language) => language === from.language) ?? null,
    unanswered: errorCode(from, 'unanswered'),
  };
}

/** A session in the user's history. */
export function parseHistoryItem(value: unknown): CouplesHistoryItem {
  return { ...parseSession(value), role: oneOf(fields(value), 'role', COUPLES_ROLES) };
}

export function parseMessage(value: unknown): CouplesMessageView {
  const from = fields(value, 'message');
  const translation = parseTranslation(from.translation);
  return {
    id: number(from, 'id'),
    message: text(from, 'message'),
    messageType: oneOf(from, 'messageType', ['user', 'ai']),
    senderRole: COUPLES_ROLES.find((role) => role === from.senderRole) ?? null,
    senderName: text(from, 'senderName'),
    language: language(from),
    clientMessageId: optionalText(from, 'clientMessageId') ?? null,
    createdAt: text(from, 'createdAt'),
    ...(translation && { translation }),
  };
}

function parseTranslation(value: unknown): CouplesTranslation | undefined {
  return isFields(value) ? { language: language(value), text: text(value, 'text') } : undefined;
}

/** The answer to opening a session, by event or by call. */
export function parseSessionState(value: unknown): CouplesRoomView {
  const from = fields(value, 'session state');
  return {
    session: parseSession(from.session),
    me: parseMe(from.me),
    messages: list(from.messages).map(parseMessage),
    hasMore: flag(from, 'hasMore'),
    messageCount: number(from, 'messageCount'),
    presence: parsePresence(from.presence),
    reads: parseReads(from.reads),
    reply: parseReply(from.reply),
  };
}

export function parseMe(value: unknown): CouplesMe {
  const from = fields(value, 'me');
  return { role: oneOf(from, 'role', [...COUPLES_ROLES, 'visitor']), name: optionalText(from, 'name') ?? null };
}

export function parsePresence(value: unknown): CouplesRole[] {
  const here = list(value);
  return COUPLES_ROLES.filter((role) => here.includes(role));
}

function parseReads(value: unknown): CouplesReads {
  const from = fields(value, 'reads');
  return { partner1: optionalNumber(from, 'partner1'), partner2: optionalNumber(from, 'partner2') };
}

function parseReply(value: unknown): CouplesReplySoFar | null {
  return isFields(value) ? { replyId: text(value, 'replyId'), text: text(value, 'text') } : null;
}

/** The stored message, and help for its sender if it mentions danger. */
export function parseSent(value: unknown): CouplesSent {
  const from = fields(value, 'reply');
  const help = parseHelp(from.help);
  return { message: parseMessage(from.message), ...(help && { help }) };
}

export function parseHelp(value: unknown): HelpView | undefined {
  if (!isFields(value)) return undefined;
  return { kind: oneOf(value, 'kind', DANGER_KINDS), country: optionalText(value, 'country') ?? null };
}

function language(from: Fields): Language {
  return oneOf(from, 'language', LANGUAGES);
}

/** A known error code, else null. */
export function errorCode(from: Fields, name: string): ErrorCode | null {
  const value = from[name];
  return isErrorCode(value) ? value : null;
}

function optionalNumber(from: Fields, name: string): number | null {
  const value = from[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
