import OpenAI, { APIError } from 'openai';
import { readChunks } from './model.events.ts';
import { InvalidAnswer, ModelFailure, type WriteOptions } from './model.types.ts';

/** Characters a token after which an answer is cut off: a server that ignores the limit must not flood this node. */
const CHARACTERS_A_TOKEN_MAX = 12;
/** Milliseconds to wait, after the answer's end, for the chunk with its cost. */
const COST_WAIT_MS = 1000;

/** What a streamed answer has cost when it ends. */
interface StreamCost {
  /** Tokens as the server counted them, question and answer; 0: it did not. */
  tokens: number;
  /** Those of them with which the model thought before it wrote. */
  reasoning: number;
  /** What was written. */
  text: string;
  /** Whether the server took the request: what it refuses costs nothing. */
  isTaken: boolean;
  /** Whether the answer was cut off at `maxTokens`. */
  isCut: boolean;
}

export interface ReadOptions extends WriteOptions {
  timeoutMs: number;
  mostTokens: number;
  onCost(cost: StreamCost): void;
}

/**
 * Reads one streamed answer to its end.
 * @param open starts the request; its signal ends it upstream
 * @throws ModelFailure when it is stopped, silent too long, refused or too long; InvalidAnswer when it breaks off after it has begun;
 *   APIError when it never began
 */
export async function readStream(open: (signal: AbortSignal) => Promise<Response>, options: ReadOptions): Promise<string> {
  const watchdog = new AbortController();
  let timer = setTimeout(() => watchdog.abort(), options.timeoutMs);
  let text = '';
  let tokens = 0;
  let reasoning = 0;
  let isTaken = true;
  let finish: string | null = null;
  try {
    const response = await open(AbortSignal.any([options.signal, watchdog.signal])).catch((error: unknown) => {
      // What is stopped or given up before an answer has reached the server all the same.
      isTaken = options.signal.aborted || watchdog.signal.aborted || error instanceof OpenAI.APIConnectionTimeoutError;
      throw error;
    });
    await readChunks(response, (chunk) => {
      if (chunk.usage) {
        tokens = chunk.usage.total_tokens;
        reasoning = chunk.usage.completion_tokens_details?.reasoning_tokens ?? 0;
      }
      const choice = chunk.choices?.[0];
      if (choice?.delta?.refusal) throw new ModelFailure('model_refused');
      const delta = choice?.delta?.content;
      if (delta) {
        text += delta;
        if (text.length > options.mostTokens * CHARACTERS_A_TOKEN_MAX) throw new ModelFailure('model_failed');
        if (delta.trim() !== '') timer.refresh();
        options.onDelta(delta);
      }
      if (choice?.finish_reason) {
        finish = choice.finish_reason;
        clearTimeout(timer);
        timer = setTimeout(() => watchdog.abort(), COST_WAIT_MS);
      }
      return finish !== null && tokens > 0;
    });
  } catch (error) {
    if (options.signal.aborted) throw new ModelFailure('stopped');
    if (error instanceof ModelFailure) throw error;
    if (finish === null) {
      if (watchdog.signal.aborted || error instanceof OpenAI.APIConnectionTimeoutError) throw new ModelFailure('model_timeout');
      // An error in the middle, or a broken transport: what was pushed so far is void.
      if (text !== '') throw new InvalidAnswer('broken stream');
      throw error instanceof APIError
        ? error
        : new OpenAI.APIConnectionError({ cause: error instanceof Error ? error : undefined });
    }
  } finally {
    clearTimeout(timer);
    options.onCost({ tokens, reasoning, text, isTaken, isCut: finish === 'length' });
  }
  if (options.signal.aborted) throw new ModelFailure('stopped');
  if (finish === 'content_filter') throw new ModelFailure('model_refused');
  if (finish === null) throw new InvalidAnswer('cut off');
  return text;
}
