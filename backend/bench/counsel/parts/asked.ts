import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Language } from '@beside/common/language/language.constants';
import { type AdviceInput, advicePrompt } from '../../../src/features/advice/advice.prompts.ts';
import { acceptAdvice } from '../../../src/features/advice/advice.reading.ts';
import type { ChatMessage } from '../../../src/features/chat/chat.types.ts';
import { chatPrompt } from '../../../src/features/chat/reply/chat.prompts.ts';
import { acceptReply } from '../../../src/features/chat/reply/chat.reading.ts';
import { counsellorPrompt } from '../../../src/features/couples/counsellor/couples.prompts.ts';
import { acceptCounsel } from '../../../src/features/couples/counsellor/couples.reading.ts';
import type { CouplesMessage, CouplesSession } from '../../../src/features/couples/couples.entity.ts';
import type { ModelPrompt } from '../../../src/model/model.types.ts';
import type { AdviceSituation, ChatScript } from '../situations/situations.types.ts';

const WHEN = new Date('2026-01-05T10:00:00Z');
const PAYER = { userId: null, address: null };

/** The product's own prompt for an advice. */
export function adviceOf(
  { category, style, text }: Pick<AdviceSituation, 'category' | 'style' | 'text'>,
  language: Language,
  danger: AdviceInput['danger'] = null,
): ModelPrompt {
  return advicePrompt(
    { description: text, category, adviceStyle: style, language, country: null, ipAddress: '192.0.2.1', danger },
    PAYER,
  );
}

export { acceptAdvice, acceptCounsel, acceptReply };

/** The product's own prompt for a chat's reply. @param said alternately the person's and the adviser's; the person's last @param isCareful danger was found in the talk */
export function chatOf(
  { category, about, advised }: Omit<ChatScript, 'turns' | 'recall'>,
  said: string[],
  language: Language,
  isCareful = false,
): ModelPrompt {
  const messages = said.map(
    (message, at): ChatMessage => ({
      id: at + 1,
      sessionId: 'counsel',
      message,
      messageType: at % 2 === 0 ? 'user' : 'ai',
      createdAt: WHEN,
      clientMessageId: null,
      language,
      answersTo: at % 2 === 0 ? null : at,
      replyId: null,
      help: null,
      failure: null,
      change: null,
    }),
  );
  const advice = JSON.stringify({ understanding: about, recommendations: [advised] });
  return chatPrompt({ category, description: about, advice, summary: null, isCareful }, messages, language, PAYER);
}

/** What a partner writes in a session. */
export interface Line {
  by: CouplesRole;
  message: string;
}

/** The product's own prompt for the counsellor. @param isCareful danger was found in the talk */
export function counselOf(
  [one, other]: readonly [string, string],
  name: string,
  lines: Line[],
  language: Language,
  isCareful = false,
): ModelPrompt {
  const session: CouplesSession = {
    id: 1,
    sessionToken: 'counsel',
    partner1Id: '1',
    partner2Id: '2',
    partner1Name: one,
    partner2Name: other,
    sessionName: name,
    isActive: true,
    createdAt: WHEN,
    creatorAddress: null,
    partner2VisitorId: null,
    language,
    unanswered: null,
    languages: { partner1: language, partner2: language },
    reads: { partner1: null, partner2: null },
  };
  const messages = lines.map(
    ({ by, message }, at): CouplesMessage => ({
      id: at + 1,
      sessionId: 1,
      message,
      messageType: 'user',
      senderRole: by,
      senderName: by === 'partner1' ? one : other,
      language,
      clientMessageId: null,
      createdAt: WHEN,
      answersTo: null,
    }),
  );
  return counsellorPrompt(session, { conversation: messages, isCareful }, PAYER);
}
