import type { ErrorCode } from '@beside/common/errors';
import type { Danger } from '@beside/common/safety/safety.constants';
import type { Transaction } from '../database/transaction.ts';
import type { ModelPrompt } from '../model/model.types.ts';

/** A reply as the database keeps it. `run` counts the attempts and fences them off from each other. */
export interface Reply {
  id: string;
  kind: string;
  subject: string;
  userId: string | null;
  visitorId: string | null;
  /** `waiting`: its subject has another reply, whose end queues this one. */
  status: 'waiting' | 'queued' | 'running' | 'done' | 'failed';
  run: number;
  stopRequested: number;
  input: unknown;
  reservation: unknown;
  resultId: string | null;
  code: ErrorCode | null;
  /** Whether a page was shown enough for a stop to count: see `ReplyKind.counts`. */
  isShown: boolean;
  /** Milliseconds since 1970, where this node claimed it with the question. */
  claimedAt?: number;
}

/** A reply to enqueue, in the transaction that stores the question. */
export interface NewReply {
  id: string;
  kind: string;
  /** What it is about: one run at a time for each subject, on any node. */
  subject: string;
  userId: string | null;
  visitorId: string | null;
  /** What the prompt is built of; erased with the end. */
  input: object;
  /** What to give back if nothing is written. */
  reservation: object | null;
}

/**
 * A question's outcome: its reply is accepted, waits for the subject's unfinished ones, was asked for before, or is refused, since the
 * subject has too many unfinished ones.
 */
export type Enqueued =
  | { outcome: 'accepted'; reply: Reply }
  | { outcome: 'waiting' }
  | { outcome: 'duplicate' }
  | { outcome: 'busy' };

/** The three real steps of writing a reply. */
export type ReplyStep = 'understanding' | 'generating' | 'preparing';

/** How a reply ended. */
export type Outcome =
  | {
      status: 'done';
      resultId: string;
      /** The stored result, where this node has just written it; otherwise absent, and read from the database. */
      result?: unknown;
    }
  | {
      status: 'failed';
      code: ErrorCode;
      /** What was found though nothing answers, where this node has just failed; it is kept nowhere. */
      finding?: Finding | null;
      /** It ended after enough was shown to count. */
      counted?: boolean;
    };

/** Whether a reply that failed counts all the same: its asker ended it, by a stop or by asking for too much, and enough of it was shown. */
export const isCounted = ({ isShown }: Pick<Reply, 'isShown'>, code: ErrorCode): boolean =>
  isShown && (code === 'stopped' || code === 'answer_too_long');

/** What a model's text, or its answer to the small question, says about danger. */
export interface Finding {
  danger: Danger | null;
  whose: string | null;
}

/** A running reply for a late reader. `view` is the feature's own. */
export interface Snapshot<View> {
  run: number;
  step: ReplyStep;
  view: View;
}

/** Reads a text while the model writes it. */
export interface Reading<View> {
  append(delta: string): void;
  /** The text so far, as the feature shows it. */
  view(): View;
  /** Whether the text answers the small question itself; undefined while it may still do so. Without it, no text does. */
  isJudged?(): boolean | undefined;
  /** Takes the answer to the small question, which may come before the first delta. False: it cannot be read. */
  judge?(answer: string): boolean;
  /** What the text so far and the small question found; null for nothing yet. It outlives a reply that fails. */
  finding?(): Finding | null;
}

/** What to do with a reply, as its feature decides when a node takes it up. */
type Prepared<Input, Answer> =
  | {
      do: 'write';
      input: Input;
      prompt: ModelPrompt;
      /** Asked at the same time, where the text does not answer it itself: see `Reading.isJudged`. */
      small?: ModelPrompt;
    }
  /** The answer is known without the model. */
  | { do: 'answer'; input: Input; answer: Answer }
  /** Too early: try again after so many milliseconds. */
  | { do: 'wait'; ms: number }
  /** There is nothing to answer any more. */
  | { do: 'nothing'; input: Input };

/** What a feature tells the engine about its replies. */
export interface ReplyKind<Input, View, Answer, Result> {
  kind: string;
  /** Reads the stored input back; an earlier release may have written it. */
  parseInput(stored: unknown): Input;
  prepare(input: Input, reply: Reply): Prepared<Input, Answer> | Promise<Prepared<Input, Answer>>;
  /** A new reader of a streamed text. */
  read(input: Input): Reading<View>;
  /** Whether so much of a view counts, though the rest never comes: see `isCounted`. Without it, no failure counts. */
  counts?(view: View): boolean;
  /** Reads the whole text; throws `InvalidAnswer` when it does not have the asked-for form. */
  accept(text: string, input: Input): Answer;
  /** Combines the whole answer with that to the small question, where one came. */
  combine?(answer: Answer, small: string, input: Input): Answer;
  /** The answer in the place of one that the model failed to write, where what was found calls for it; null lets it fail. */
  instead?(finding: Finding, input: Input): Answer | null;
  /** Takes the feature's own lock, first in the transaction that ends the reply. */
  lock?(transaction: Transaction, reply: Reply): Promise<void>;
  /** Stores the end, once, in the transaction that ends the reply. */
  store(transaction: Transaction, reply: Reply, input: Input, answer: Answer): Promise<{ id: string; result: Result }>;
  /**
   * Undoes what a failure undoes, such as the reservation, and keeps what was found, in the transaction that ends the reply. A stop of a reply that
   * is shown counts. `input` is null where it was never read.
   */
  onFailure(transaction: Transaction, reply: Reply, code: ErrorCode, finding: Finding | null, input: Input | null): Promise<void>;
  /** Runs last in the transaction that ended the reply, for any end: it may ask for the next reply. `input` is null where it was never read. */
  after?(transaction: Transaction, reply: Reply, input: Input | null): Promise<void>;
  pushProgress(reply: Reply, snapshot: Snapshot<View>): void;
  pushDone(reply: Reply, result: Result): void;
  pushFailed(reply: Reply, code: ErrorCode, finding: Finding | null): void;
}
