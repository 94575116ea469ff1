import type { CouplesMessageView, OpenCouplesView } from '@beside/common/couples/couples.views';

/** A message for tests, by default from Maya. */
export const message = (id: number, more: Partial<CouplesMessageView> = {}): CouplesMessageView => ({
  id,
  message: `words ${id}`,
  messageType: 'user',
  senderRole: 'partner1',
  senderName: 'Maya',
  language: 'en',
  clientMessageId: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...more,
});

/** The server's answer for a session with these messages, for tests. */
export const answer = (arrived: CouplesMessageView[], more: Partial<OpenCouplesView> = {}): OpenCouplesView => ({
  session: {
    id: 1,
    sessionToken: 'token-of-the-session',
    sessionName: 'Sundays',
    partner1Id: 'u1',
    partner1Name: 'Maya',
    partner2Name: 'Tomás',
    isActive: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    shareUrl: null,
    language: 'en',
    unanswered: null,
  },
  me: { role: 'partner1', name: 'Maya' },
  messages: arrived,
  hasMore: false,
  messageCount: arrived.length,
  presence: ['partner1'],
  reads: { partner1: null, partner2: null },
  reply: null,
  help: null,
  ...more,
});
