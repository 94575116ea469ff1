import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView, CouplesSessionView, OpenCouplesView } from '@beside/common/couples/couples.views';
import type { ErrorCode } from '@beside/common/errors';
import type { Language } from '@beside/common/language/language.constants';
import { createCache } from '../../lib/conversation/cache.ts';
import { findMessage } from '../../lib/conversation/thread.ts';
import { createTranslations } from '../../lib/conversation/translations.ts';
import { type CouplesFacts, couplesThread } from './couples.merge.ts';
import { couplesForgetting } from './forget.ts';
import { showHelp } from './help/help.store.ts';

/** The cached sessions, by token. */
export const couplesCache = createCache<CouplesMessageView, OpenCouplesView, CouplesFacts>({
  name: 'couples',
  thread: couplesThread,
  isReply: ({ messageType }) => messageType === 'ai',
  onReply: (facts) => withUnanswered(facts, null),
  // Without any help, what this tab shows stays.
  onAnswer: (token, { help }) => void (help && showHelp(token, help)),
});

/** Translations come with their messages. Kept here is which of them have timed out. */
export const couplesTranslations = createTranslations(couplesForgetting);

const { changeMessage, updateView } = couplesCache;

export const historyKey = [...couplesCache.keys.all, 'history'];

/** Updates known messages, for their translations; unknown ones are ignored. */
export const updateMessages = (token: string, messages: readonly CouplesMessageView[]): void =>
  updateView(token, (view) =>
    messages.reduce(
      (now, message) => (findMessage(now.pages, message.id) ? couplesThread.addMessage(now, message, false) : now),
      view,
    ),
  );

export const upsertSession = (token: string, session: CouplesSessionView): void =>
  updateView(token, (view) => ({ ...view, session }));

export const upsertPresence = (token: string, { presence }: Pick<CouplesFacts, 'presence'>): void =>
  updateView(token, (view) => ({ ...view, presence }));

/** Records how far a partner has read. It never goes back. */
export function upsertRead(token: string, { role, messageId }: { role: CouplesRole; messageId: number }): void {
  updateView(token, (view) =>
    (view.reads[role] ?? 0) >= messageId ? view : { ...view, reads: { ...view.reads, [role]: messageId } },
  );
}

/** Adds a translation to its message. */
export const upsertTranslation = (token: string, messageId: number, translation: { language: Language; text: string }): void =>
  changeMessage(token, messageId, (message) => ({ ...message, translation }));

/** Sets why the counsellor could not answer; null clears it. */
export const upsertUnanswered = (token: string, unanswered: ErrorCode | null): void =>
  updateView(token, (view) => withUnanswered(view, unanswered));

function withUnanswered<View extends Pick<CouplesFacts, 'session'>>(view: View, unanswered: ErrorCode | null): View {
  return view.session.unanswered === unanswered ? view : { ...view, session: { ...view.session, unanswered } };
}
