import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Transaction } from '../database/transaction.ts';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import type { Model } from '../model/model.types.ts';
import type { Cluster } from '../realtime/cluster.ts';
import { type EngineStatements, engineStatements } from './reply.engine.statements.ts';
import { type ReplyRunner, type Run, replyRunner } from './reply.runner.ts';
import { lockReplyUser } from './reply.statements.ts';
import { type Enqueued, isCounted, type NewReply, type Outcome, type Reply, type ReplyKind } from './reply.types.ts';

export interface ReplyDeps {
  pool: pg.Pool;
  model: Model;
  cluster: Cluster;
  log: Log;
  /** See `RunnerDeps`. */
  asksTwice: boolean;
}

/** Replies that one node writes at once; others wait, or go to another node. */
const MOST_AT_ONCE = 250;
/** Milliseconds between two beats: renewing leases, claiming due replies. A stop reaches another node within this without Redis. */
const BEAT_MS = 900;
const BEAT_LIMIT_MS = 9000;
/** Milliseconds after which another node may already hold a claim made with a question: `begin` then leaves it. */
const CLAIM_FRESH_MS = 2000;
const AWAIT_ELSEWHERE_MS = 400;
/** Replies claimed in one statement. */
const CLAIM_MAX = 50;
/** Milliseconds between requested claim rounds, at most. */
const LOOK_AGAIN_MS = 200;
const PRUNE_EVERY_BEATS = 4000;
const GRACE_MS = 20_000;
/** Replies that wait for one subject. */
const MOST_WAITING = 5;
/** Attempts to store a question when the reply in its way has just ended: more than the questions that may wait, each of which may be next. */
const ENQUEUE_ATTEMPTS = MOST_WAITING + 5;

/**
 * The one engine for all text that the model writes: a durable job, written in the question's own transaction; one run at a time
 * for each subject, on any node; steps and text pushed to the room; the text so far for late readers; stop; time-out; takeover when a node
 * dies; the reservation given back on failure; the end stored once.
 */
export class ReplyEngine {
  private readonly deps: ReplyDeps;
  private readonly store: EngineStatements;
  private readonly kinds = new Map<string, ReplyRunner>();
  private readonly live = new Map<string, Run>();
  private timer: NodeJS.Timeout | undefined;
  private beat: Promise<unknown> = Promise.resolve();
  private beats = 0;
  private draining = false;
  /** The claim round requested between two beats. */
  private nextLook: { at: number; timer: NodeJS.Timeout } | null = null;
  private lastAsked = 0;
  /** Whether the last beat failed: logged once, not at every beat. */
  private away = false;

  constructor(deps: ReplyDeps) {
    this.deps = deps;
    this.store = engineStatements(deps.pool, randomUUID());
    deps.cluster.answer('cluster:show', (id) => {
      const known = this.live.get(id);
      return known ? JSON.stringify(known.snapshot()) : null;
    });
    deps.cluster.answer('cluster:stop', (id) => (this.cancel(id) ? 'stopped' : null));
  }

  register<Input, View, Answer, Result>(kind: ReplyKind<Input, View, Answer, Result>): void {
    this.kinds.set(kind.kind, replyRunner(kind, this.store, { ...this.deps, wakeIn: (ms) => this.wakeIn(ms) }));
  }

  /** Begins to claim queued and abandoned replies. */
  start(): void {
    const again = (): void => {
      this.timer = setTimeout(() => {
        // A database that swallows a statement must not end the beat: the next beat uses another connection.
        this.beat = Promise.race([this.renewAndClaim(), pause(BEAT_LIMIT_MS)]).finally(() => this.draining || again());
      }, BEAT_MS);
    };
    again();
    void this.prune();
  }

  /**
   * Writes the job, within the caller's transaction. Call `begin` with an accepted reply after the commit.
   * @param whenBusy what becomes of it while the subject has an unfinished reply: each end queues the one that has waited longest. With
   *   `wait`, count a use only after it has answered: it may wait for an end, which locks the reply before the use that it gives back.
   * @returns the accepted reply; `waiting`; `duplicate` when this id was asked for before; `busy` when it is refused
   */
  async enqueue(transaction: Transaction, reply: NewReply, whenBusy: 'refuse' | 'wait' = 'refuse'): Promise<Enqueued> {
    if (whenBusy === 'wait' && reply.userId) await lockReplyUser(transaction, reply.userId, 'question');
    for (let attempt = 1; attempt <= ENQUEUE_ATTEMPTS; attempt++) {
      const accepted = await this.insert(transaction, reply);
      if (accepted) return { outcome: 'accepted', reply: accepted };
      if (await this.store.exists(transaction, reply.id)) return { outcome: 'duplicate' };
      // The reply in the way may have ended since.
      if (!(await this.store.isBusy(transaction, reply.subject))) continue;
      if (whenBusy === 'refuse') return { outcome: 'busy' };
      if (await this.store.insertWaiting(transaction, reply, MOST_WAITING)) return { outcome: 'waiting' };
      return { outcome: (await this.store.exists(transaction, reply.id)) ? 'duplicate' : 'busy' };
    }
    return { outcome: 'busy' };
  }

  /**
   * The first attempt of `enqueue` alone, whose statements are sent at once, so that others can travel behind them.
   * @returns null where the subject is busy, or the id known: roll back, since what travelled behind may hold locks, and call `enqueue` in another
   *   transaction
   */
  async enqueueAtOnce(transaction: Transaction, reply: NewReply): Promise<Reply | null> {
    const locked = reply.userId && lockReplyUser(transaction, reply.userId, 'question');
    const [accepted] = await Promise.all([this.insert(transaction, reply), locked]);
    return accepted;
  }

  /** Records an answer that needed no model, so that the same id gets the same answer again. False when the id exists. */
  recordDone(transaction: Transaction, reply: NewReply, resultId: string): Promise<boolean> {
    return this.store.insertDone(transaction, reply, resultId);
  }

  /** Has this node claim due replies in `ms` milliseconds, rather than at its next beat. */
  wakeIn(ms: number): void {
    const at = Date.now() + ms;
    this.lastAsked = Math.max(this.lastAsked, at);
    if (this.draining || (this.nextLook && this.nextLook.at <= at)) return;
    clearTimeout(this.nextLook?.timer);
    const timer = setTimeout(() => {
      this.nextLook = null;
      void this.claimDue().catch(() => undefined);
      // A later round was requested meanwhile.
      const left = this.lastAsked - Date.now();
      if (left > 0) this.wakeIn(Math.min(left, LOOK_AGAIN_MS));
    }, ms);
    this.nextLook = { at, timer };
  }

  /** Starts a reply that `enqueue` claimed for this node; any other is claimed by a node with room. */
  begin(reply: Reply): void {
    if (reply.status === 'running' && Date.now() - (reply.claimedAt ?? 0) < CLAIM_FRESH_MS) this.run(reply);
  }

  /** Stops writing for a deleted user; nothing of it is stored. */
  abandon(userId: string): void {
    for (const run of this.live.values()) if (run.reply.userId === userId) run.cancel('lost');
  }

  find(id: string): Promise<Reply | null> {
    return this.store.find(id);
  }

  /** The reply, if this node writes it and its end is not pushed yet. Does not ask the database. */
  running(id: string): Reply | null {
    const run = this.live.get(id);
    return run?.isOpen() ? run.reply : null;
  }

  /** The text so far, from the node that writes it. Null when no node writes it. */
  async snapshot(id: string): Promise<unknown> {
    return (await this.snapshots([id])).get(id) ?? null;
  }

  /** The same for several replies, in one question to the other nodes. Replies that no node writes are missing. */
  async snapshots(ids: string[]): Promise<Map<string, unknown>> {
    const found = new Map<string, unknown>();
    for (const id of ids) {
      const run = this.live.get(id);
      if (run) found.set(id, run.snapshot());
    }
    const elsewhere = ids.filter((id) => !found.has(id));
    for (const [id, answer] of await this.deps.cluster.ask('cluster:show', elsewhere)) found.set(id, JSON.parse(answer));
    return found;
  }

  /** Stops a reply on any node. False when it had ended. */
  async stop(id: string): Promise<boolean> {
    const waiting = await this.store.find(id);
    if (waiting?.status === 'waiting' && (await this.kinds.get(waiting.kind)?.stopWaiting(waiting))) return true;
    const stopped = await this.store.requestStop(id);
    if (stopped && !this.cancel(id)) await this.deps.cluster.ask('cluster:stop', [id]);
    return stopped;
  }

  /**
   * Waits for the end of a reply on any node.
   * @param signal ends the waiting, not the writing
   * @returns null when the reply is deleted, or the signal came first
   */
  async outcome(id: string, signal: AbortSignal): Promise<Outcome | null> {
    while (!signal.aborted) {
      const ended = await this.live.get(id)?.ended;
      if (ended) return ended;
      const reply = await this.store.find(id);
      if (!reply) return null;
      if (reply.status === 'done') return { status: 'done', resultId: reply.resultId ?? '' };
      if (reply.status === 'failed') {
        const code = reply.code ?? 'internal_error';
        return { status: 'failed', code, ...(isCounted(reply, code) ? { counted: true } : {}) };
      }
      if (!this.live.has(id)) await pause(AWAIT_ELSEWHERE_MS, signal);
    }
    return null;
  }

  /** Claims nothing new, waits for the running replies, and hands the rest to other nodes. */
  async drain(graceMs = GRACE_MS): Promise<void> {
    this.draining = true;
    clearTimeout(this.timer);
    clearTimeout(this.nextLook?.timer);
    // A claim under way would begin replies after the stop.
    await this.beat;
    const renewing = setInterval(() => void this.renew().catch(() => undefined), BEAT_MS);
    await Promise.race([Promise.allSettled([...this.live.values()].map(({ ended }) => ended)), pause(graceMs)]);
    clearInterval(renewing);
    for (const run of this.live.values()) run.cancel('lost');
    await this.store.handOver().catch(() => undefined);
  }

  /** The reply, claimed for this node where it has room; null when its id, or its subject, has one already. */
  private async insert(transaction: Transaction, reply: NewReply): Promise<Reply | null> {
    const inserted = await this.store.insert(transaction, reply, !this.draining && this.live.size < MOST_AT_ONCE);
    return inserted && { ...inserted, claimedAt: Date.now() };
  }

  private cancel(id: string): boolean {
    const known = this.live.get(id);
    known?.cancel('stopped');
    return known !== undefined;
  }

  private async renewAndClaim(): Promise<void> {
    try {
      await this.renew();
      await this.claimDue();
      // A question that came meanwhile may have the subject: the next beat looks again.
      await this.store.queueLeftBehind().catch(() => undefined);
      if (++this.beats % PRUNE_EVERY_BEATS === 0) void this.prune();
      this.away = false;
    } catch (error) {
      if (!this.away) this.deps.log.warn({ err: error }, 'replies cannot be looked after');
      this.away = true;
    }
  }

  private async claimDue(): Promise<void> {
    const room = MOST_AT_ONCE - this.live.size;
    if (room <= 0 || this.draining) return;
    const due = await this.store.claim(Math.min(room, CLAIM_MAX), [...this.kinds.keys()]);
    for (const reply of due) this.run(reply);
    if (due.length === CLAIM_MAX) this.wakeIn(0);
  }

  private async prune(): Promise<void> {
    await this.store.prune().catch(() => this.deps.log.warn('old replies could not be cleared away'));
  }

  private async renew(): Promise<void> {
    if (this.live.size === 0) return;
    const asked = [...this.live.keys()];
    const answers = await this.store.renew(asked);
    for (const id of asked) {
      const held = answers.get(id);
      const run = this.live.get(id);
      // Deleted with its owner, or claimed by another node: this node must store nothing of it.
      if (!held || held.run !== run?.reply.run) run?.cancel('lost');
      else if (held.stop) run.cancel('stopped');
    }
  }

  private run(reply: Reply): void {
    const runner = this.kinds.get(reply.kind);
    if (!runner) {
      this.deps.log.error({ kind: reply.kind }, 'a reply of an unknown kind was left waiting');
      return;
    }
    this.live.get(reply.id)?.cancel('lost');
    const run = runner.start(reply);
    this.live.set(reply.id, run);
    void run.ended.finally(() => {
      if (this.live.get(reply.id) === run) this.live.delete(reply.id);
    });
  }
}
