import OpenAI, { APIError } from 'openai';
import type { Log } from '../lib/logger.ts';
import { isServiceFault, report } from '../lib/measures.ts';
import { pause } from '../lib/pause.ts';
import { beginSpan, failureCode } from '../lib/tracing.ts';
import type { ModelBudget } from './model.budget.ts';
import { buildRequest, FORMATS } from './model.request.ts';
import { readStream } from './model.stream.ts';
import {
  InvalidAnswer,
  type Model,
  ModelFailure,
  type ModelPrompt,
  type ModelSettings,
  type WriteOptions,
} from './model.types.ts';
import { tokensIn } from './tokens-in.ts';

/** Milliseconds before a request that failed without a token is repeated once. */
const RETRY_PAUSE_MS = 300;
/** Milliseconds that one answer may take in all, its repair included. */
const wholeMs = (timeoutMs: number): number => Math.max(3 * timeoutMs, 180_000);

/** What is left to try for one answer, and how its last request ended. */
interface Chances {
  retries: number;
  /** The text was cut off at the prompt's `maxTokens`. */
  isCut: boolean;
}

/** The OpenAI-compatible client: streaming, time-outs, format fallbacks, one retry, one repair, and the count of its cost. */
export function createModelClient(settings: ModelSettings, budget: ModelBudget, log: Log): Model {
  // The first format that this server has accepted: later requests begin with it.
  let known = 0;

  const once = requestsOf(settings, budget, log);

  /** Falls back to the next format while the server refuses the request's form, and retries once after a passing fault. */
  async function stream(prompt: ModelPrompt, options: WriteOptions, chances: Chances): Promise<string> {
    let format = known;
    for (;;) {
      try {
        const written = await once(prompt, options, format, chances);
        report('outside', { service: 'model', isDone: true });
        // Keep a plainer format only once it has worked: a refusal may concern this one request.
        known = Math.max(known, format);
        return written;
      } catch (error) {
        if (refusesForm(error) && format < FORMATS - 1) {
          format += 1;
          continue;
        }
        if (isServiceFailing(error)) report('outside', { service: 'model', isDone: false });
        requirePassing(error, chances, log);
        chances.retries -= 1;
        await pause(RETRY_PAUSE_MS, options.signal);
      }
    }
  }

  return {
    async write(prompt, options, accept) {
      // Ended with the answer: a plain `AbortSignal.timeout` would keep each answer's signals for minutes.
      const whole = new AbortController();
      const deadline = setTimeout(() => whole.abort(), wholeMs(settings.timeoutMs));
      const bounded = { ...options, signal: AbortSignal.any([options.signal, whole.signal]) };
      const chances = { retries: 1, isCut: false };
      let written = '';
      const attempt = async (asked: ModelPrompt) => {
        written = '';
        const onDelta = (delta: string): void => {
          written += delta;
          options.onDelta(delta);
        };
        return accept(await stream(asked, { ...bounded, onDelta }, chances));
      };
      try {
        return await attempt(prompt).catch((error: unknown) => {
          if (!(error instanceof InvalidAnswer)) throw error;
          log.warn({ fault: error.message }, 'an answer was not what was asked; one repair is tried');
          options.onRestart();
          return attempt(repair(prompt, written));
        });
      } catch (error) {
        throw failureOf(error, chances, whole.signal.aborted && !options.signal.aborted);
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}

/** Why there is no answer. @param isLate the answer as a whole took too long */
function failureOf(error: unknown, { isCut }: Chances, isLate: boolean): unknown {
  if (error instanceof InvalidAnswer) return new ModelFailure(isCut ? 'answer_too_long' : 'model_failed', error);
  return error instanceof ModelFailure && isLate ? new ModelFailure('model_timeout') : error;
}

/** Whether the server refuses the form of a request, which a plainer format may mend. */
const refusesForm = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status === 400 || error.status === 422) &&
  !['content_filter', 'content_policy_violation', 'context_length_exceeded'].includes(error.code ?? '');

/** Whether it is the model's server that failed, broke off, or refuses our key: not this one request. */
const isServiceFailing = (error: unknown): boolean =>
  error instanceof APIError
    ? error.status === undefined || isServiceFault(error.status)
    : error instanceof InvalidAnswer || (error instanceof ModelFailure && error.code === 'model_timeout');

/** @throws ModelFailure for a fault that does not pass, or that has come before */
function requirePassing(error: unknown, chances: Chances, log: Log): void {
  if (!(error instanceof APIError)) throw error;
  const { status, code } = error;
  if (code === 'content_filter' || code === 'content_policy_violation') throw new ModelFailure('model_refused');
  const passing = status === undefined || status === 429 || status >= 500;
  log.warn({ err: error, status }, 'the model did not answer');
  if (!passing || chances.retries === 0) throw new ModelFailure('model_failed', error);
}

/** One request, with its cost. */
function requestsOf(settings: ModelSettings, budget: ModelBudget, log: Log) {
  const client = new OpenAI({
    apiKey: settings.apiKey ?? 'none',
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    organization: null,
    project: null,
    // The client's own log quotes requests.
    logLevel: 'off',
    maxRetries: 0,
    timeout: settings.timeoutMs,
    // What people wrote goes to the configured server alone.
    fetchOptions: { redirect: 'error' },
  });
  const thinking = thinkingOf();

  return async function once(prompt: ModelPrompt, options: WriteOptions, format: number, chances: Chances): Promise<string> {
    const asked = prompt.messages.reduce((sum, { content }) => sum + tokensIn(content), 0);
    const most = asked + prompt.maxTokens;
    const reserved = await budget.reserve(prompt.payer, most);
    options.onReserved?.();
    let cost = 0;
    let failure: string | null = null;
    const span = beginSpan('model request', { kind: 'client' });
    try {
      return await readStream(
        (signal) => client.chat.completions.create(buildRequest(prompt, settings, format), { signal }).asResponse(),
        {
          ...options,
          timeoutMs: settings.timeoutMs,
          mostTokens: prompt.maxTokens,
          onCost({ tokens, reasoning, text, isTaken, isCut }) {
            chances.isCut = isCut;
            if (tokens > 0) thinking.record(prompt, reasoning);
            cost = tokens || (isTaken ? asked + tokensIn(text) + thinking.usual(prompt) : 0);
          },
        },
      );
    } catch (error) {
      failure = failureCode(error);
      throw error;
    } finally {
      span?.set('beside.tokens', cost);
      span?.end(failure);
      report('tokens', { tokens: cost });
      await budget.settle(reserved, cost - most).catch(() => log.warn('a cost could not be settled'));
    }
  };
}

/**
 * Tokens with which the server's model thinks before it writes: an answer that is stopped has cost them as well, and no usage says so. Prompts of
 * one kind ask for the same form; of each the mean, in which the latest answers count most.
 */
function thinkingOf() {
  const means = new Map<string, number>();
  const kindOf = ({ schema }: ModelPrompt): string => schema?.name ?? 'text';
  return {
    record(prompt: ModelPrompt, reasoning: number): void {
      const mean = means.get(kindOf(prompt));
      means.set(kindOf(prompt), mean === undefined ? reasoning : mean * 0.8 + reasoning * 0.2);
    },
    /** Of a kind that is not known yet, what the others think most. */
    usual: (prompt: ModelPrompt): number => Math.ceil(means.get(kindOf(prompt)) ?? Math.max(0, ...means.values())),
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
