import type { ErrorCode } from '@beside/common/errors';
import type { Payer } from './payer.ts';

/** A question for the model. `schema` asks for a JSON answer; `payer` says whose budgets it costs. */
export interface ModelPrompt {
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  schema?: { name: string; schema: Record<string, unknown> };
  maxTokens: number;
  payer: Payer;
}

/** Why the model gave no usable answer. */
export class ModelFailure extends Error {
  readonly code: Extract<ErrorCode, 'model_failed' | 'answer_too_long' | 'model_timeout' | 'model_refused' | 'stopped'>;

  constructor(code: ModelFailure['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Thrown for a complete answer without the asked-for form; the client then asks for one repair. */
export class InvalidAnswer extends Error {}

export interface WriteOptions {
  signal: AbortSignal;
  /** The answer's cost is reserved. */
  onReserved?(): void;
  /** Each piece of text, as it arrives. */
  onDelta(delta: string): void;
  /** The text so far is void: a new attempt begins. */
  onRestart(): void;
}

export interface Model {
  /**
   * Streams one answer, and passes it to `accept`, which throws `InvalidAnswer` if its form is wrong: then one repair is tried.
   * @throws ModelFailure with the reason
   */
  write<T>(prompt: ModelPrompt, options: WriteOptions, accept: (text: string) => T): Promise<T>;
}

export interface ModelSettings {
  apiKey: string | null;
  baseUrl: string | null;
  name: string;
  /** Milliseconds without a first token, or of silence, after which a request is given up. */
  timeoutMs: number;
  /** Keys the hash that identifies a user or address to the provider: without it, an address could be found by trying all. */
  identitySecret: string;
}
