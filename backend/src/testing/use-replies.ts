import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@beside/common/errors';
import type pg from 'pg';
import { Server } from 'socket.io';
import { afterAll } from 'vitest';
import { type Transaction, transact } from '../database/transaction.ts';
import { createLog, type Log } from '../lib/logger.ts';
import { type Cluster, createCluster } from '../realtime/cluster.ts';
import { ReplyEngine } from '../replies/reply.engine.ts';
import type { NewReply, Reply, ReplyKind } from '../replies/reply.types.ts';
import { type HeldModel, holdModel } from './held-model.ts';
import { openClone } from './open-database.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

type Kind = ReplyKind<unknown, string, string, string>;

/** What a node pushed about one reply. */
type Pushed = { step: string; text: string; run: number } | { done: string } | { failed: ErrorCode };

interface ReplyNode {
  engine: ReplyEngine;
  /** Unique by default, so that no test takes up another's replies. */
  kind: string;
  model: HeldModel;
  log: Log;
  /** Its feature's pushes about a reply, in order. */
  pushed(id: string): Pushed[];
  /** Asks for a reply as a feature does: stored, and begun after the commit. */
  ask(more?: Partial<NewReply>): Promise<Reply>;
  /** A reply's end, as a waiting caller receives it. */
  outcome(id: string): ReturnType<ReplyEngine['outcome']>;
  /** A reply as another node, or an earlier release, may have left it; due at once. */
  leave(columns?: { status?: 'queued' | 'running'; run?: number; stopRequested?: number; kind?: string }): Promise<string>;
}

export interface Replies {
  database: TestDatabase;
  pool: pg.Pool;
  /** A node of its own; it claims due replies on `wakeIn`, or regularly after `start`. Its feature is as given, or asks the model and stores the answer. */
  node(feature?: Partial<Kind>, cluster?: Cluster): ReplyNode;
  /** What was stored for a reply, in order: its answer, what was given back, and the input of `after`. */
  stored(id: string): Promise<string[]>;
  row(id: string): Promise<object | undefined>;
  /** Someone with an account. */
  user(): Promise<string>;
}

/** The reply engine with a real database, a controlled model and feature, and no product around it. */
export async function useReplies(): Promise<Replies> {
  const database = await cloneDatabase();
  const { pool, close } = await openClone(database.url, 16);
  await pool.query('create table stored (id serial, reply uuid, what text)');
  const nodes: ReplyEngine[] = [];
  afterAll(async () => {
    await Promise.all(nodes.map((engine) => engine.drain(0)));
    await close();
    await database.close();
  });
  const store = async (transaction: Transaction, { id }: Reply, what: string): Promise<void> => {
    await transaction.query('insert into stored (reply, what) values ($1, $2)', [id, what]);
  };

  return {
    database,
    pool,
    node(feature = {}, cluster = createCluster(new Server(), null)) {
      const kind = feature.kind ?? randomUUID();
      const model = holdModel();
      const log = createLog('silent');
      const engine = new ReplyEngine({ pool, model, cluster, log, asksTwice: true });
      nodes.push(engine);
      const pushed = new Map<string, Pushed[]>();
      const push = ({ id }: Reply, what: Pushed): void => void pushed.set(id, [...(pushed.get(id) ?? []), what]);
      engine.register<unknown, string, string, string>({
        kind,
        parseInput: (stored) => stored,
        prepare: (input) => ({
          do: 'write',
          input,
          prompt: { messages: [], maxTokens: 1, payer: { userId: null, address: null } },
        }),
        read() {
          let text = '';
          return {
            append(delta) {
              text += delta;
            },
            view: () => text,
          };
        },
        accept: (text) => text,
        async store(transaction, reply, _input, answer) {
          await store(transaction, reply, answer);
          return { id: answer, result: `the whole of ${answer}` };
        },
        onFailure: (transaction, reply, code) => store(transaction, reply, `given back: ${code}`),
        after: (transaction, reply, input) => store(transaction, reply, `after ${JSON.stringify(input)}`),
        pushProgress: (reply, { step, view, run }) => push(reply, { step, text: view, run }),
        pushDone: (reply, result) => push(reply, { done: result }),
        pushFailed: (reply, code) => push(reply, { failed: code }),
        ...feature,
      });
      return {
        engine,
        kind,
        model,
        log,
        pushed: (id) => pushed.get(id) ?? [],
        async ask(more) {
          const asked = await transact(pool, (transaction) => engine.enqueue(transaction, newReply({ kind, ...more })));
          if (asked.outcome !== 'accepted') throw new Error(`The reply is ${asked.outcome}`);
          engine.begin(asked.reply);
          return asked.reply;
        },
        outcome: (id) => engine.outcome(id, AbortSignal.timeout(30_000)),
        async leave({ status = 'queued', run = 0, stopRequested = 0, kind: other = kind } = {}) {
          const id = randomUUID();
          await pool.query(
            `insert into replies (id, kind, subject, status, run, "stopRequested", input) values ($1, $2, $3, $4, $5, $6, '{}')`,
            [id, other, `test:${id}`, status, run, stopRequested],
          );
          return id;
        },
      };
    },
    stored: async (id) =>
      (await pool.query('select what from stored where reply = $1 order by id', [id])).rows.map(({ what }) => what),
    async user() {
      const id = randomUUID();
      await pool.query(`insert into users (id, email, password, "firstName", "lastName") values ($1, $2, '', 'Maya', 'Lind')`, [
        id,
        `${id}@example.org`,
      ]);
      return id;
    },
    row: async (id) => (await pool.query('select * from replies where id = $1', [id])).rows[0],
  };
}

/** A question without an owner. */
export function newReply(more: Partial<NewReply> = {}): NewReply {
  const id = more.id ?? randomUUID();
  return { id, kind: 'test', subject: `test:${id}`, userId: null, visitorId: null, input: {}, reservation: null, ...more };
}
