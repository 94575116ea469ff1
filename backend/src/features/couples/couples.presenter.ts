import type { CouplesMessageView, CouplesReplySoFar, CouplesSessionView } from '@beside/common/couples/couples.views';
import type { CouplesMessage, CouplesSession } from './couples.entity.ts';

/** Marks what the model wrote: the counsellor's words, and translations. */
export const GENERATED = { generatedBy: 'ai' } as const;

/** A session as both partners see it. */
export function presentSession(session: CouplesSession, publicUrl: string): CouplesSessionView {
  const { id, sessionToken, sessionName, partner1Id, partner1Name, partner2Name, isActive, language, unanswered } = session;
  return {
    id,
    sessionToken,
    sessionName,
    partner1Id,
    partner1Name,
    partner2Name,
    isActive,
    createdAt: session.createdAt.toISOString(),
    shareUrl: partner2Name === null ? shareUrlOf(sessionToken, publicUrl) : null,
    language,
    unanswered,
  };
}

/** The preview that an outsider sees while the second seat is free. */
export function presentPreview({ sessionName, partner1Name, isActive, createdAt }: CouplesSession): CouplesSessionView {
  return {
    id: null,
    sessionToken: null,
    sessionName,
    partner1Id: null,
    partner1Name,
    partner2Name: null,
    isActive,
    createdAt: createdAt.toISOString(),
    shareUrl: null,
    language: null,
    unanswered: null,
  };
}

export function presentMessage(stored: CouplesMessage): CouplesMessageView {
  const { id, message, messageType, senderRole, senderName, language, clientMessageId, createdAt } = stored;
  return {
    id,
    message,
    messageType,
    senderRole,
    senderName,
    language,
    clientMessageId,
    createdAt: createdAt.toISOString(),
    ...(messageType === 'ai' ? GENERATED : {}),
  };
}

/** The counsellor's text so far. */
export function presentReply(reply: CouplesReplySoFar | null): CouplesReplySoFar | null {
  return reply && { ...reply, ...GENERATED };
}

function shareUrlOf(sessionToken: string, publicUrl: string): string {
  return `${publicUrl}/couples/${sessionToken}`;
}
