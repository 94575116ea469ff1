import { randomUUID } from 'node:crypto';

/** A message of Clara's, ready to be stored. */
export const messageTo = (sessionId: number, message = 'I miss our Sundays.') => ({
  sessionId,
  senderId: 'clara',
  senderRole: 'partner1' as const,
  senderName: 'Clara',
  message,
  clientMessageId: randomUUID(),
  language: 'en' as const,
});
