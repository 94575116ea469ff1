import { InvalidAnswer, type Model, ModelFailure, type ModelPrompt } from '../../src/model/model.types.ts';

/** What came of a question. */
export interface Asked<T> {
  /** Null: no attempt had the asked-for form, or the model did not answer. */
  value: T | null;
  /** The last attempt's text, as the model wrote it. */
  text: string;
  attempts: number;
  /** Why there is no value; `invalid_answer` when only the form was wrong. */
  failure: string | null;
}

/** Asks as the product does, its one repair included. */
export async function ask<T>(model: Model, prompt: ModelPrompt, accept: (text: string) => T): Promise<Asked<T>> {
  let text = '';
  let attempts = 1;
  const options = {
    signal: new AbortController().signal,
    onDelta(delta: string) {
      text += delta;
    },
    onRestart() {
      attempts += 1;
      text = '';
    },
  };
  try {
    const value = await model.write(prompt, options, accept);
    return { value, text, attempts, failure: null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const failure = error.cause instanceof InvalidAnswer ? 'invalid_answer' : error.code;
    return { value: null, text, attempts, failure };
  }
}

/** A model that is a function, with the one repair of the real client. */
export function functionModel(answer: (prompt: ModelPrompt) => string): Model {
  return {
    async write(prompt, options, accept) {
      for (const isLast of [false, true]) {
        const text = answer(prompt);
        options.onDelta(text);
        try {
          return accept(text);
        } catch (error) {
          if (!(error instanceof InvalidAnswer)) throw error;
          if (isLast) throw new ModelFailure('model_failed', error);
          options.onRestart();
        }
      }
      throw new ModelFailure('model_failed');
    },
  };
}
