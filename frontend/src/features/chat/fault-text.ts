import type { ErrorCode } from '@beside/common/errors';
import { codeText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';

/** Explains a refused question by its error code. */
export function faultText(fault: string | undefined): string {
  // Nothing is stored while this many questions wait for their replies.
  if (fault === 'conflict') return t('chat.too_many');
  return codeText(fault);
}

/** The failures of a reply: its question is stored all the same. */
const REPLY_FAULTS = [
  'model_failed',
  'model_timeout',
  'model_refused',
  'interrupted',
  'budget_reached',
  'stopped',
  'internal_error',
] as const satisfies readonly ErrorCode[];
type ReplyFault = (typeof REPLY_FAULTS)[number];

/** Whether a code says how a reply failed. */
export const isReplyFault = (code: string): code is ReplyFault => REPLY_FAULTS.some((fault) => fault === code);

/** Explains why a question has no reply. */
export const unansweredText = (code: ErrorCode): string => t(`chat.fault_${isReplyFault(code) ? code : 'internal_error'}`);
