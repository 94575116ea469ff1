import { createHmac } from 'node:crypto';
import type OpenAI from 'openai';
import type { ModelPrompt } from './model.types.ts';
import { payerKey } from './payer.ts';

/** Request formats, from the strictest to the plainest. A server's refusal (400, 422) leads to the next one. */
export const FORMATS = 4;

/**
 * Builds a streaming Chat Completions request.
 * @param format 0 asks for the schema, 1 for any JSON object, 2 by the prompt alone, 3 also drops what old servers do not know
 */
export function buildRequest(
  prompt: ModelPrompt,
  { name: model, identitySecret }: { name: string; identitySecret: string },
  format: number,
): OpenAI.Chat.ChatCompletionCreateParamsStreaming {
  const base = { model, messages: prompt.messages, stream: true } as const;
  if (format >= 3) return { ...base, max_tokens: prompt.maxTokens };
  return {
    ...base,
    max_completion_tokens: prompt.maxTokens,
    stream_options: { include_usage: true },
    safety_identifier: createHmac('sha256', identitySecret).update(payerKey(prompt.payer)).digest('hex').slice(0, 32),
    ...(prompt.schema && format < 2 ? { response_format: responseFormat(prompt.schema, format) } : {}),
  };
}

function responseFormat(
  schema: NonNullable<ModelPrompt['schema']>,
  format: number,
): OpenAI.Chat.ChatCompletionCreateParams['response_format'] {
  if (format === 1) return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name: schema.name, schema: schema.schema, strict: true } };
}
