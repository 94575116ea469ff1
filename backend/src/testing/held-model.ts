import { type Model, ModelFailure, type ModelPrompt, type WriteOptions } from '../model/model.types.ts';

/** One question to the model, which a test answers. */
export interface HeldQuestion {
  prompt: ModelPrompt;
  delta: WriteOptions['onDelta'];
  restart: WriteOptions['onRestart'];
  /** Whether the caller has given up waiting. */
  signal: AbortSignal;
  answer(text: string): void;
  fail(error: Error): void;
}

export interface HeldModel extends Model {
  /** The next unseen question, as soon as it is asked. */
  next(): Promise<HeldQuestion>;
  /** How many questions were asked. */
  calls(): number;
}

/** A model within the process: each question waits until a test answers it, or its caller gives up. */
export function holdModel(): HeldModel {
  const held: HeldQuestion[] = [];
  const looking: ((one: HeldQuestion) => void)[] = [];
  let calls = 0;
  return {
    calls: () => calls,
    next: () =>
      new Promise((resolve) => {
        const first = held.shift();
        if (first) resolve(first);
        else looking.push(resolve);
      }),
    write: (prompt, { signal, onReserved, onDelta, onRestart }, accept) =>
      new Promise((resolve, reject) => {
        calls += 1;
        signal.addEventListener('abort', () => reject(new ModelFailure('stopped')));
        const one: HeldQuestion = {
          prompt,
          delta: onDelta,
          restart: onRestart,
          signal,
          answer: (text) => resolve(accept(text)),
          fail: reject,
        };
        const looks = looking.shift();
        if (looks) looks(one);
        else held.push(one);
        onReserved?.();
      }),
  };
}
