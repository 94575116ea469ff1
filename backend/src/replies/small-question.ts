import { pause } from '../lib/pause.ts';
import type { Model, ModelPrompt } from '../model/model.types.ts';
import type { LiveReply } from './live-reply.ts';

/** Milliseconds that a finished reply waits for the small question's answer. */
const LATE_MS = 8000;

interface SmallQuestionDeps {
  model: Model;
  prompt: ModelPrompt;
  writing: Pick<LiveReply<unknown>, 'abort' | 'isJudged' | 'judge'>;
  /** Of one kind of reply on one node: whether the model last left out what the small question asks for. */
  habit: { leavesOut: boolean };
}

/** A small question beside a reply. It is asked as soon as the text shows that it does not answer it itself. */
interface SmallQuestion {
  /** More text has come. */
  look(): void;
  /** A new attempt begins. */
  lookAgain(): void;
  /** The reply is complete: waits for the answer where the text has none. Null for no answer, whatever the reason. */
  finish(): Promise<string | null>;
  abandon(): void;
}

/** Asks at once where the model's last reply of this kind left the question open. */
export function smallQuestion({ model, prompt, writing, habit }: SmallQuestionDeps): SmallQuestion {
  const end = new AbortController();
  let asked: Promise<void> | null = null;
  let answer: string | null = null;
  let isDecided = false;

  const ask = (): Promise<void> => {
    isDecided = true;
    const options = {
      signal: AbortSignal.any([writing.abort.signal, end.signal]),
      onDelta: () => undefined,
      onRestart: () => undefined,
    };
    asked ??= model
      .write(prompt, options, (text) => text)
      .then((text) => {
        if (end.signal.aborted) return;
        answer = text;
        writing.judge(text);
      })
      // A failure says nothing about the reply. The model's client has logged it.
      .catch(() => undefined);
    return asked;
  };

  if (habit.leavesOut) void ask();

  return {
    look() {
      if (isDecided) return;
      const isJudged = writing.isJudged();
      if (isJudged === undefined) return;
      isDecided = true;
      if (!isJudged) void ask();
    },
    lookAgain() {
      isDecided = asked !== null;
    },
    async finish() {
      habit.leavesOut = writing.isJudged() !== true;
      if (habit.leavesOut) await Promise.race([ask(), pause(LATE_MS, end.signal)]);
      end.abort();
      return answer;
    },
    abandon: () => end.abort(),
  };
}
