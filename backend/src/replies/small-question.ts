import { pause } from '../lib/pause.ts';
import type { Model, ModelPrompt } from '../model/model.types.ts';
import type { LiveReply } from './live-reply.ts';

/** Milliseconds that a finished reply waits for the small question's answer, and that a failed one does. */
const LATE_MS = 8000;
const FAILED_MS = 3000;

interface SmallQuestionDeps {
  model: Model;
  prompt: ModelPrompt;
  writing: Pick<LiveReply<unknown>, 'abort' | 'isJudged' | 'judge'>;
  /** Of one kind of reply on one node: whether the model last left out what the small question asks for. */
  habit: { leavesOut: boolean };
  /** Its answer has not the form. */
  onUnreadable(): void;
}

/** A small question beside a reply. It is asked as soon as the text shows that it does not answer it itself. */
interface SmallQuestion {
  /** The reply's cost is reserved: the small question cannot take it from the reply. */
  reserved(): void;
  /** More text has come. */
  look(): void;
  /** A new attempt begins. */
  lookAgain(): void;
  /** The reply is complete: waits for the answer where the text has none. Null for no answer, whatever the reason. */
  finish(): Promise<string | null>;
  /** The reply has failed: waits shortly for what may be found in its place. */
  rescue(): Promise<void>;
  abandon(): void;
}

/** Asks as soon as the reply's cost is reserved where the model's last reply of this kind left the question open. */
export function smallQuestion({ model, prompt, writing, habit, onUnreadable }: SmallQuestionDeps): SmallQuestion {
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
        if (!writing.judge(text)) onUnreadable();
      })
      // A failure says nothing about the reply. The model's client has logged it.
      .catch(() => undefined);
    return asked;
  };

  const answered = (ms: number): Promise<void> => Promise.race([ask(), pause(ms, end.signal)]);

  return {
    reserved() {
      if (habit.leavesOut && !isDecided) void ask();
    },
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
      if (habit.leavesOut) await answered(LATE_MS);
      end.abort();
      return answer;
    },
    async rescue() {
      if (writing.isJudged() !== true) await answered(FAILED_MS);
      end.abort();
    },
    abandon: () => end.abort(),
  };
}
