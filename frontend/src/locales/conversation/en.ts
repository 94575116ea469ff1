import type { EnglishTable } from '../groups.ts';

const texts = {
  'conversation.message_by': '{name}, {time}',
  'conversation.said': '{name}: {text}',
  'conversation.today': 'Today',
  'conversation.yesterday': 'Yesterday',
  'conversation.older': 'Loading older messages',
  'conversation.older_failed': 'Load older messages',
  'conversation.new_messages': 'New messages',
  'conversation.writing': 'writing',
  'conversation.status_waiting': 'Waiting',
  'conversation.status_sent': 'Sent',
  'conversation.status_read': 'Read',
  'conversation.status_failed': 'Not sent',
  'conversation.discard': 'Discard',
  'conversation.write': 'Write a message',
  'conversation.send': 'Send',
  'conversation.characters': 'Characters:',
  'conversation.counter': '{used} / {limit}',
  'conversation.only_you': 'Only you see this',
  'conversation.hide_help': 'Hide this help',
} as const satisfies EnglishTable<'conversation'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    conversation: typeof texts;
  }
}
