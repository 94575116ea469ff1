import OpenAI, { APIError, APIUserAbortError } from 'openai';
import type { Log } from '../lib/logger.ts';
import type { ModelBudget } from './model.budget.ts';
import { buildRequest, RUNGS } from './model.request.ts';
import { InvalidAnswer, type Model, ModelFailure, type ModelPrompt, type WriteOptions, type Written } from './model.types.ts';

export interface ModelSettings {
  apiKey: string | null;
  baseUrl: string | null;
  name: string;
  /** Milliseconds without a first token, or of silence, after which a request is given up. */
  timeoutMs: number;
}

/** An answer is cut off past this many characters a token: a server that ignores the limit cannot flood us. */
const CHARACTERS_A_TOKEN_MAX = 12;
/** Milliseconds before a request that failed without a single token is tried once more. */
const RETRY_PAUSE_MS = 300;

/** The OpenAI-compatible client: streaming, time-outs, the ladder of formats, one repair, and the count of what it costs. */
export function createModel(settings: ModelSettings, budget: ModelBudget, log: Log): Model {
  const client = new OpenAI({
    apiKey: settings.apiKey ?? 'none',
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    maxRetries: 0,
    timeout: settings.timeoutMs,
  });
  // What this server was seen to understand; kept, so that only the first request pays for finding out.
  let rung = 0;

  async function once(prompt: ModelPrompt, options: WriteOptions): Promise<Written> {
    const watchdog = new AbortController();
    const bark = () => watchdog.abort();
    let timer = setTimeout(bark, settings.timeoutMs);
    const signal = AbortSignal.any([options.signal, watchdog.signal]);
    let text = '';
    let counted = 0;
    let finish: string | null = null;
    try {
      const stream = await client.chat.completions.create(buildRequest(prompt, settings.name, rung), { signal });
      for await (const chunk of stream) {
        if (chunk.usage) counted = chunk.usage.total_tokens;
        const choice = chunk.choices?.[0];
        if (!choice) continue;
        if (choice.delta?.refusal) throw new ModelFailure('model_refused');
        if (choice.finish_reason) finish = choice.finish_reason;
        const delta = choice.delta?.content;
        if (!delta) continue;
        clearTimeout(timer);
        timer = setTimeout(bark, settings.timeoutMs);
        text += delta;
        if (text.length > prompt.maxTokens * CHARACTERS_A_TOKEN_MAX) throw new ModelFailure('model_failed');
        options.onDelta(delta);
      }
      if (finish === 'content_filter') throw new ModelFailure('model_refused');
      if (finish === null)
        throw options.signal.aborted || watchdog.signal.aborted ? new APIUserAbortError() : new InvalidAnswer('cut off');
    } catch (error) {
      if (options.signal.aborted) throw new ModelFailure('stopped');
      if (watchdog.signal.aborted || error instanceof OpenAI.APIConnectionTimeoutError) throw new ModelFailure('model_timeout');
      if (error instanceof ModelFailure || error instanceof InvalidAnswer || error instanceof APIError) throw error;
      // What the transport throws when a stream breaks in its middle, or holds what is no event.
      throw text ? new InvalidAnswer('broken stream') : error;
    } finally {
      clearTimeout(timer);
      const asked = prompt.messages.reduce((sum, { content }) => sum + content.length, 0);
      const tokens = counted || Math.ceil((asked + text.length) / 4);
      await budget.record(prompt.person, tokens).catch(() => log.warn('a cost could not be recorded'));
    }
    return { text, tokens: counted };
  }

  /** Goes down the ladder while the server refuses the request's form, and once more over a passing fault. */
  async function stream(prompt: ModelPrompt, options: WriteOptions): Promise<Written> {
    let retried = false;
    for (;;) {
      const attempted = rung;
      try {
        return await once(prompt, options);
      } catch (error) {
        if (error instanceof ModelFailure || error instanceof InvalidAnswer) throw error;
        const status = error instanceof APIError ? error.status : undefined;
        if ((status === 400 || status === 422) && attempted < RUNGS - 1) {
          rung = Math.max(rung, attempted + 1);
          continue;
        }
        const passing = status === undefined || status === 429 || status >= 500;
        log.warn({ err: error, status }, 'the model did not answer');
        if (!passing || retried) throw new ModelFailure('model_failed', error);
        retried = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
  }

  return {
    async write(prompt, options, accept) {
      let written = '';
      const keep: WriteOptions = {
        ...options,
        onDelta(delta) {
          written += delta;
          options.onDelta(delta);
        },
      };
      try {
        return accept((await stream(prompt, keep)).text);
      } catch (error) {
        if (!(error instanceof InvalidAnswer)) throw error;
        log.warn({ fault: error.message }, 'an answer was not what was asked; one repair is tried');
      }
      options.onRestart();
      try {
        return accept((await stream(repair(prompt, written), options)).text);
      } catch (error) {
        throw error instanceof InvalidAnswer ? new ModelFailure('model_failed', error) : error;
      }
    },
  };
}

function repair(prompt: ModelPrompt, written: string): ModelPrompt {
  if (!prompt.schema || written.trim() === '') return prompt;
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      { role: 'assistant', content: written },
      {
        role: 'user',
        content:
          'That was not complete, valid JSON of the form that was asked. Answer again: the whole JSON object, and nothing else.',
      },
    ],
  };
}
