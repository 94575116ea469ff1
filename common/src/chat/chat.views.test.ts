import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ChatMessageView } from './chat.views.ts';

const question = {
  ...{ id: 1, sessionId: 's', message: 'Why?', messageType: 'user', createdAt: '2026-11-21T12:00:00.000Z' },
  ...{ clientMessageId: null, language: 'en' },
};

it('a question without a reply is shown, also when the reason is of a newer server', () => {
  expect(v.parse(ChatMessageView, { ...question, unanswered: 'stopped' }).unanswered).toBe('stopped');
  expect(v.parse(ChatMessageView, { ...question, unanswered: 'of_tomorrow' }).unanswered).toBe('internal_error');
  expect(v.parse(ChatMessageView, question).unanswered).toBeUndefined();
});
