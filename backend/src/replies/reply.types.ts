import type { ErrorCode } from '@beside/common/errors';
import type { Transaction } from '../database/transaction.ts';
import type { ModelPrompt } from '../model/model.types.ts';

/** Something being written for someone, as the database keeps it. `run` counts the attempts and fences them off from each other. */
export interface Reply {
  id: string;
  kind: string;
  subject: string;
  userId: string | null;
  visitorId: string | null;
  status: 'queued' | 'running' | 'done' | 'failed';
  run: number;
  stopRequested: number;
  input: unknown;
  reservation: unknown;
  resultId: string | null;
  code: ErrorCode | null;
  /** Milliseconds since 1970, where this very node claimed it with the question. */
  claimedAt?: number;
}

/** What is asked of the engine, in the transaction that stores the question. */
export interface NewReply {
  id: string;
  kind: string;
  /** What it is about: one run at a time for each, whichever node. */
  subject: string;
  userId: string | null;
  visitorId: string | null;
  /** What the prompt is built of; erased with the end. */
  input: object;
  /** What to give back if nothing comes out. */
  reservation: object | null;
}

/** What became of a question: its reply is on its way, it was asked before, or its subject's last reply is still to end. */
export type Enqueued = { outcome: 'accepted'; reply: Reply } | { outcome: 'duplicate' } | { outcome: 'busy' };

/** The three real steps of anything written. */
export type ReplyStep = 'understanding' | 'generating' | 'preparing';

/** How a reply ended. */
export type Outcome =
  | {
      status: 'done';
      resultId: string;
      /** What was stored, where this node has just written it; absent otherwise, and then to be read. */
      result?: unknown;
    }
  | { status: 'failed'; code: ErrorCode };

/** A reply being written, for whoever joins in the middle. `view` is the feature's own. */
export interface Snapshot<View> {
  run: number;
  step: ReplyStep;
  view: View;
}

/** Reads a text while it is being written. */
export interface Reading<View> {
  append(delta: string): void;
  /** How the text so far is to be shown. */
  view(): View;
}

/** What is to be done about a reply, as its feature finds when a node takes it up. */
type Prepared<Input, Answer> =
  | { do: 'write'; input: Input; prompt: ModelPrompt }
  /** The answer is known without the model. */
  | { do: 'answer'; input: Input; answer: Answer }
  /** It is too early: again after so many milliseconds. */
  | { do: 'wait'; ms: number }
  /** There is nothing to answer any more. */
  | { do: 'nothing'; input: Input };

/** What a feature tells the engine about the texts that it has written. */
export interface ReplyKind<Input, View, Answer, Result> {
  kind: string;
  /** Reads the stored input back; it was written by an earlier release, perhaps. */
  parseInput(stored: unknown): Input;
  prepare(input: Input, reply: Reply): Prepared<Input, Answer> | Promise<Prepared<Input, Answer>>;
  /** A new reader of a text that is being written. */
  read(): Reading<View>;
  /** How the whole text is read; throws `InvalidAnswer` when it is not what was asked. */
  accept(text: string, input: Input): Answer;
  /** Waits for its turn, first thing in the transaction that ends the reply: for features that order more than replies. */
  lock?(transaction: Transaction, reply: Reply): Promise<void>;
  /** Stores the end, in the same transaction that ends the reply; it happens once. */
  store(transaction: Transaction, reply: Reply, input: Input, answer: Answer): Promise<{ id: string; result: Result }>;
  /** What a failure undoes or notes, such as what was reserved; in the same transaction that ends the reply. */
  onFailure(transaction: Transaction, reply: Reply, code: ErrorCode): Promise<void>;
  /** Last thing in the transaction that has ended the reply, however it ended: what came meanwhile may be asked now. `input` is null where it was never read. */
  after?(transaction: Transaction, reply: Reply, input: Input | null): Promise<void>;
  pushProgress(reply: Reply, snapshot: Snapshot<View>): void;
  pushDone(reply: Reply, result: Result): void;
  pushFailed(reply: Reply, code: ErrorCode): void;
}
