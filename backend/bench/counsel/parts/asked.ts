import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Language } from '@beside/common/language/language.constants';
import { LANGUAGE_NAMES } from '@beside/common/language/language.constants';
import { type AdviceInput, advicePrompt } from '../../../src/features/advice/advice.prompts.ts';
import type { ChatMessage } from '../../../src/features/chat/chat.types.ts';
import { chatPrompt, summaryPrompt } from '../../../src/features/chat/reply/chat.prompts.ts';
import { counsellorPrompt } from '../../../src/features/couples/counsellor/couples.prompts.ts';
import type { CouplesMessage, CouplesSession } from '../../../src/features/couples/couples.entity.ts';
import { JUDGED_SUBJECTS, judgePrompt } from '../../../src/features/safety/safety.service.ts';
import {
  type Lossy,
  repairPrompt,
  type TranslatedKind,
  translationPrompt,
} from '../../../src/features/translation/translation.prompts.ts';
import type { ModelPrompt } from '../../../src/model/model.types.ts';
import type { AdviceSituation, ChatScript } from '../situations/situations.types.ts';

const WHEN = new Date('2026-01-05T10:00:00Z');
const PAYER = { userId: null, address: null };

/** The product's own prompt for an advice. */
function adviceOf(
  { category, style, text, country }: Pick<AdviceSituation, 'category' | 'style' | 'text'> & { country?: string },
  language: Language,
  danger: AdviceInput['danger'] = null,
): ModelPrompt {
  return advicePrompt(
    { description: text, category, adviceStyle: style, language, country: country ?? null, ipAddress: '192.0.2.1', danger },
    PAYER,
  );
}

/** The product's own prompt for a chat's reply. @param said alternately the person's and the adviser's; the person's last @param isCareful danger was found in the talk */
function chatOf(
  { category, about, advised }: Omit<ChatScript, 'turns' | 'recall'>,
  said: string[],
  language: Language,
  isCareful = false,
): ModelPrompt {
  const advice = JSON.stringify({ understanding: about, recommendations: [advised] });
  return chatPrompt(
    { category, description: about, advice, summary: null, isCareful, country: null },
    messagesOf(said, language),
    language,
    PAYER,
  );
}

/** The product's own prompt for a chat's summary. @param said as in a chat */
function summaryOf(before: string | null, said: string[], language: Language): ModelPrompt {
  return summaryPrompt(before, messagesOf(said, language), language, PAYER);
}

const messagesOf = (said: string[], language: Language): ChatMessage[] =>
  said.map((message, at) => ({
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
  }));

/** What a partner writes in a session. */
export interface Line {
  by: CouplesRole;
  message: string;
}

/** The product's own prompt for the counsellor. @param isCareful danger was found in the talk */
function counselOf(
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

/** The product's own small question about danger in one text of someone who writes alone. */
const judgeOf = (text: string): ModelPrompt => judgePrompt([{ by: 'self', text }], JUDGED_SUBJECTS, PAYER);

/** The product's own prompt for a translation. */
const translationOf = (kind: TranslatedKind, texts: string[], language: Language): ModelPrompt =>
  translationPrompt(kind, texts, LANGUAGE_NAMES[language].english, PAYER);

/** The product's own prompt for the repair of one. */
const repairOf = (kind: TranslatedKind, lossy: Lossy[], language: Language): ModelPrompt =>
  repairPrompt(kind, lossy, LANGUAGE_NAMES[language].english, PAYER);

/** Everything that the product asks a model. Another checkout's are read from its file of this name: see `beside.ts`. */
export const PROMPTS = { adviceOf, chatOf, summaryOf, counselOf, judgeOf, translationOf, repairOf };

export type Prompts = typeof PROMPTS;
