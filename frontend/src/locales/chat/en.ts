import type { EnglishTable } from '../groups.ts';

const texts = {
  // The panel
  'chat.title': 'Talk it through',
  'chat.close': 'Close chat',
  'chat.messages': 'Messages',
  'chat.intro': 'I have your question and the advice in front of me. What would you like to look at more closely?',
  'chat.opening': 'The chat is being opened',
  'chat.load_failed': 'The chat could not be opened.',
  'chat.gone': 'This advice has been deleted, and the chat with it.',

  // Messages
  'chat.you': 'You',
  'chat.is_writing': '{name} is writing',
  'chat.stop': 'Stop writing',
  'chat.stop_failed': 'The writing could not be stopped',
  'chat.queued': 'Waiting its turn',

  // Failures
  'chat.send_failed': 'Failed to send message',
  'chat.too_many': 'Several questions are waiting already. Send this one again after the next reply.',
  'chat.fault_model_failed': 'No reply could be written.',
  'chat.fault_model_timeout': 'Writing took too long, and no reply came.',
  'chat.fault_model_refused': 'This question could not be answered. Try to say it in other words.',
  'chat.fault_interrupted': 'The writing was interrupted.',
  'chat.fault_budget_reached': 'No more replies can be written today. Please come back tomorrow.',
  'chat.fault_stopped': 'You stopped this reply.',
  'chat.fault_internal_error': 'Something went wrong on our side.',
  'chat.kept': 'Your question is saved, and this did not count.',
  'chat.retry_failed': 'The question could not be asked again',

  // Writing
  'chat.field': 'Your message',
  'chat.placeholder': 'Ask anything about this advice',
  'chat.hint': 'Enter sends. Shift+Enter starts a new line.',

  // Help
  'chat.help_here': 'Below the chat you now find phone numbers of people who listen.',
} as const satisfies EnglishTable<'chat'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    chat: typeof texts;
  }
}
