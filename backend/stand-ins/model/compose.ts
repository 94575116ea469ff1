import { composeAdvice } from './compose-advice.ts';
import { composeChat } from './compose-chat.ts';
import { composeCounsellor } from './compose-counsellor.ts';
import { composeSummary } from './compose-summary.ts';
import { composeTranslation } from './compose-translation.ts';
import { composeJudgement } from './judging.ts';
import { languageOf } from './phrases/phrases.tables.ts';
import type { ModelMessage } from './request.parse.ts';

const TASKS = ['advice', 'chat', 'counsellor', 'judge', 'summary', 'translate'] as const;
type Task = (typeof TASKS)[number];

const TASK_LINE = /^Task:\s*(\w+)\s*(?:;\s*language:\s*([\w-]+))?/i;

/** The task and language, from the first line of the first system message. Without one: a chat in English. */
function taskOf(messages: readonly ModelMessage[]): { task: Task; language: string } {
  const line = messages.find((message) => message.role === 'system' || message.role === 'developer')?.content.trimStart() ?? '';
  const match = TASK_LINE.exec(line);
  const task = TASKS.find((name) => name === match?.[1]?.toLowerCase());
  return { task: task ?? 'chat', language: match?.[2] ?? 'en' };
}

/** The whole answer to a conversation, the same for the same conversation. */
export function compose(messages: readonly ModelMessage[]): { task: Task; text: string } {
  const { task, language: code } = taskOf(messages);
  const language = languageOf(code);
  switch (task) {
    case 'advice':
      return { task, text: composeAdvice(messages, language) };
    case 'counsellor':
      return { task, text: composeCounsellor(messages, language) };
    case 'judge':
      return { task, text: composeJudgement(messages) };
    case 'summary':
      return { task, text: composeSummary(messages) };
    case 'translate':
      return { task, text: composeTranslation(messages) };
    case 'chat':
      return { task, text: composeChat(messages, language) };
  }
}
