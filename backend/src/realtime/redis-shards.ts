import { EventEmitter } from 'node:events';
import { Cluster, Redis } from 'ioredis';
import { pause } from '../lib/pause.ts';
import type { SharedRedis } from '../lib/redis.ts';
import { nameOf, type Shards } from '../lib/redis-cluster.ts';

/** Milliseconds between two pings of a subscriber's connection, and between two looks for channels that are subscribed nowhere. */
const ALIVE_EVERY_MS = 1000;
const PLACE_EVERY_MS = 200;

/**
 * Sharded subscriptions of a cluster: one connection to each master, and each channel at the master that has its slot now. The client library's
 * own (`shardedSubscribers`) forgets a channel that is asked for while its master is away, never notices a silent connection, and takes a
 * server's word that a slot was moved for the answer to another command.
 */
export class ShardSubscriber extends EventEmitter {
  /** Each wanted channel, and the master where it is subscribed; null: nowhere yet. */
  readonly #wanted = new Map<string, string | null>();
  readonly #unplaced = new Set<string>();
  readonly #connections = new Map<string, Redis>();
  readonly #timers: NodeJS.Timeout[];
  readonly #shards: Shards;

  constructor(shards: Shards) {
    super();
    this.#shards = shards;
    this.#timers = [
      setInterval(() => this.#placeAll(), PLACE_EVERY_MS),
      // A connection that sends no other command is found silent, and closed, by this alone.
      setInterval(() => this.#pingAll(), ALIVE_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
    shards.events.on('looked', () => this.#follow());
    shards.events.once('closed', () => this.close());
  }

  /** Connects to every master, or as many as answer in time. */
  async open(timeoutMs: number): Promise<void> {
    const opened = async (): Promise<void> => {
      if (this.#shards.owners().size === 0) await new Promise<void>((resolve) => this.#shards.events.once('looked', resolve));
      const connections = [...this.#shards.owners()].map((name) => this.#connect(name));
      await Promise.all(
        connections.map((connection) =>
          connection.status === 'ready' ? null : new Promise((resolve) => connection.once('ready', resolve)),
        ),
      );
    };
    await Promise.race([opened(), pause(timeoutMs)]);
  }

  /** Subscribes to a channel until `sunsubscribe`, whatever happens to its master. */
  ssubscribe(channel: string): void {
    if (this.#wanted.has(channel)) return;
    this.#wanted.set(channel, null);
    this.#unplaced.add(channel);
    this.#place(channel);
  }

  sunsubscribe(channels: string | string[]): void {
    for (const channel of [channels].flat()) {
      const name = this.#wanted.get(channel);
      this.#wanted.delete(channel);
      this.#unplaced.delete(channel);
      const connection = typeof name === 'string' && this.#connections.get(name);
      if (connection) connection.sunsubscribe(channel).catch(() => undefined);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#wanted.clear();
    this.#unplaced.clear();
    for (const connection of this.#connections.values()) connection.disconnect();
  }

  #place(channel: string): void {
    const name = this.#shards.ownerOf(channel);
    if (name === undefined) return;
    const connection = this.#connect(name);
    this.#wanted.set(channel, name);
    this.#unplaced.delete(channel);
    connection.ssubscribe(channel).catch(() => {
      if (this.#wanted.get(channel) !== name || this.#connections.get(name) !== connection) return;
      this.#misplaced(channel);
      // Most likely the slot has another master.
      this.#shards.refresh();
    });
  }

  #misplaced(channel: string): void {
    this.#wanted.set(channel, null);
    this.#unplaced.add(channel);
  }

  #placeAll(): void {
    for (const channel of [...this.#unplaced]) this.#place(channel);
  }

  /** Takes channels to their new masters. A connection that loses one begins anew: see the class. */
  #follow(): void {
    const former = new Set<string>();
    for (const [channel, name] of this.#wanted) if (name !== null && this.#shards.ownerOf(channel) !== name) former.add(name);
    for (const name of this.#connections.keys()) if (former.has(name) || !this.#shards.owners().has(name)) this.#drop(name);
    this.#placeAll();
  }

  #drop(name: string): void {
    const connection = this.#connections.get(name);
    this.#connections.delete(name);
    connection?.disconnect();
    for (const [channel, at] of this.#wanted) if (at === name) this.#misplaced(channel);
  }

  #connect(name: string): Redis {
    const known = this.#connections.get(name);
    if (known) return known;
    const port = Number(name.slice(name.lastIndexOf(':') + 1));
    const connection = new Redis({
      ...this.#shards.options,
      host: name.slice(0, name.lastIndexOf(':')),
      port,
      maxRetriesPerRequest: null,
      autoResubscribe: false,
      retryStrategy: () => null,
    });
    this.#connections.set(name, connection);
    const lose = (): void => {
      if (this.#connections.get(name) === connection) this.#drop(name);
    };
    connection.on('smessageBuffer', (channel, message) => this.emit('smessageBuffer', channel, message));
    connection.once('end', lose);
    // Also: the server has ended a subscription by itself, because its slot was moved.
    connection.on('error', () => {
      lose();
      this.#shards.refresh();
    });
    return connection;
  }

  #pingAll(): void {
    for (const connection of this.#connections.values())
      if (connection.status === 'ready') connection.ping().catch(() => undefined);
  }
}

/** What the adapter asks of its publishing client. */
interface ShardPublisher {
  /** Never rejects; 0 where it was dropped. */
  spublish(channel: string, text: string | Buffer): Promise<unknown>;
  /** The one command beside: how many nodes subscribe to a channel. */
  send_command(name: string, args: string[], done: (error: unknown, answer?: unknown) => void): void;
}

/**
 * Publishes to the master that has a channel's slot.
 * @param unsentMax bytes that may wait for one master to read them; further publications to it are dropped
 */
export function shardPublisher({ client, shards, isAnswering }: SharedRedis, unsentMax: number): ShardPublisher {
  if (!(client instanceof Cluster) || !shards) throw new Error('One server has no shards');
  // Without the other's limits of time: a publication may be late.
  const cluster = client.duplicate();
  cluster.on('error', () => undefined);
  shards.events.once('closed', () => cluster.disconnect());
  const serverOf = (channel: string): Redis | undefined => {
    const owner = shards.ownerOf(channel);
    return cluster.nodes('master').find((server) => nameOf(server) === owner);
  };
  return {
    async spublish(channel, text) {
      const isOpen = isAnswering(channel) && (serverOf(channel)?.stream?.writableLength ?? 0) < unsentMax;
      return isOpen ? cluster.spublish(channel, text).catch(() => 0) : 0;
    },
    send_command(name, args, done) {
      const server = serverOf(args.at(-1) ?? '');
      if (!server) done(new Error('The part of Redis that has the channel is away'));
      else
        server.call(name, ...args).then(
          (answer) => done(null, answer),
          (error: unknown) => done(error),
        );
    },
  };
}
