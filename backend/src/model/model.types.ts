import type { ErrorCode } from '@beside/common/errors';

/** What the model is asked. `schema` wants a JSON answer; `person` is who pays for it: see `usageKey`. */
export interface ModelPrompt {
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[];
  schema?: { name: string; schema: Record<string, unknown> };
  maxTokens: number;
  person: string;
}

/** Why the model gave no answer that can be used. */
export class ModelFailure extends Error {
  readonly code: Extract<ErrorCode, 'model_failed' | 'model_timeout' | 'model_refused' | 'stopped'>;

  constructor(code: ModelFailure['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Thrown by whoever reads an answer that is complete but not what was asked; the writer then asks for one repair. */
export class InvalidAnswer extends Error {}

export interface WriteOptions {
  signal: AbortSignal;
  /** Each piece of text, as it arrives. */
  onDelta(delta: string): void;
  /** What was written so far is void: a new attempt begins. */
  onRestart(): void;
}

export interface Model {
  /**
   * Streams one answer, and hands it to `accept`, which throws `InvalidAnswer` if it is not what was asked: then one repair is tried.
   * @throws ModelFailure with the reason for the person who asked
   */
  write<T>(prompt: ModelPrompt, options: WriteOptions, accept: (text: string) => T): Promise<T>;
}

export interface ModelSettings {
  apiKey: string | null;
  baseUrl: string | null;
  name: string;
  /** Milliseconds without a first token, or of silence, after which a request is given up. */
  timeoutMs: number;
  /** Keys the code that the provider knows a person by: without it, an address could be found by trying all. */
  identitySecret: string;
}
