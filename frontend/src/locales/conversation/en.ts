import type { EnglishTable } from '../groups.ts';

const texts = {
  // Messages
  'conversation.message_by': '{name}, {time}',
  'conversation.said': '{name}: {text}',
  'conversation.today': 'Today',
  'conversation.yesterday': 'Yesterday',
  'conversation.older': 'Older messages are on their way',
  'conversation.older_failed': 'Load older messages',
  'conversation.new_messages': 'New messages',
  'conversation.writing': 'writing',

  // Delivery status
  'conversation.status_waiting': 'Waiting',
  'conversation.status_sent': 'Sent',
  'conversation.status_read': 'Read',
  'conversation.status_failed': 'Not sent',
  'conversation.discard': 'Discard',

  // Writing
  'conversation.write': 'Write a message',
  'conversation.send': 'Send',
  'conversation.characters': 'Characters:',
  'conversation.counter': '{used} / {limit}',

  // Help
  'conversation.only_you': 'Only you see this',
  'conversation.hide_help': 'Hide this help',
} as const satisfies EnglishTable<'conversation'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    conversation: typeof texts;
  }
}
