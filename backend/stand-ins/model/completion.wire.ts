import { randomUUID } from 'node:crypto';

export type FinishReason = 'stop' | 'length';

interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

/** Fields that all chunks of one completion share. `created` is in seconds. */
interface CompletionHead {
  id: string;
  created: number;
  model: string;
}

export function completionHead(model: string): CompletionHead {
  return { id: `chatcmpl-${randomUUID().replaceAll('-', '')}`, created: Math.floor(Date.now() / 1000), model };
}

export function usageOf(promptTokens: number, completionTokens: number): Usage {
  return { prompt_tokens: promptTokens, completion_tokens: completionTokens, total_tokens: promptTokens + completionTokens };
}

/** A chunk's delta: the role first, then pieces of content, at the end nothing. */
interface Delta {
  role?: 'assistant';
  content?: string;
}

/** One server-sent event with one chunk. With `usage` asked for, every chunk before the last has it as null. */
export function chunkEvent(head: CompletionHead, delta: Delta, finish: FinishReason | null, includeUsage: boolean): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  return event({ ...chunkHead(head), choices, ...(includeUsage ? { usage: null } : {}) });
}

/** The last chunk, which carries the usage and no choice. */
export function usageEvent(head: CompletionHead, usage: Usage): string {
  return event({ ...chunkHead(head), choices: [], usage });
}

export const DONE_EVENT = 'data: [DONE]\n\n';

/** The body of a completion that is not streamed. */
export function completionBody(head: CompletionHead, content: string, finish: FinishReason, usage: Usage): object {
  const message = { role: 'assistant', content, refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
  return { id: head.id, object: 'chat.completion', created: head.created, model: head.model, choices, usage };
}

function chunkHead(head: CompletionHead) {
  return { id: head.id, object: 'chat.completion.chunk', created: head.created, model: head.model };
}

function event(body: object): string {
  return `data: ${JSON.stringify(body)}\n\n`;
}
