import { randomUUID } from 'node:crypto';
import type { ConnectedView } from '@beside/common/admin/admin.views';
import type { SharedRedis } from '../lib/redis.ts';
import type { Publisher } from './publisher.ts';
import { rooms } from './rooms.ts';
import type { RealtimeServer } from './server.ts';

/** Milliseconds between two counts while a page of this node shows them. */
const EVERY_MS = 2000;
/** Milliseconds for the other nodes' answers. */
const ASK_MS = 600;
/** Seconds for which Redis keeps a count's set of users. */
const KEPT_S = 10;

/** Who is connected now. */
export interface Connected {
  /** Counts on all nodes; on this one alone while Redis is away. */
  now(): Promise<ConnectedView>;
  /** The same for a page that shows the counts from now on, and has joined the room in which they are pushed. */
  watched(): Promise<ConnectedView>;
  stop(): void;
}

/**
 * Counts the pages with a socket, without programs, and the users. Users are counted over all nodes by a set of Redis (a HyperLogLog, within 1 %), so that a user
 * with pages on two nodes counts once. While a page shows the counts, they are pushed to it when they change.
 * @param redis shared by the nodes; null for a single node
 */
export function createConnected(
  io: RealtimeServer,
  redis: SharedRedis | null,
  installationId: string,
  publisher: Publisher,
): Connected {
  const here = (): ConnectedView => ({ pages: pages(io), users: users(io).length, nodes: 1 });
  io.on('cluster:connected', (key, counted) => {
    const done = (): void => counted(pages(io));
    if (redis?.isAnswering(key)) add(io, redis, key).then(done, done);
    else done();
  });

  const now = async (): Promise<ConnectedView> => {
    if (!redis?.isAnswering()) return here();
    const key = `beside:${installationId}:connected:${randomUUID()}`;
    try {
      await add(io, redis, key);
      // With a hanging node this fails seconds later.
      const asked: Promise<number[]> = io.serverSideEmitWithAck('cluster:connected', key);
      const late = new Promise<number[]>((resolve) => setTimeout(resolve, ASK_MS, []).unref());
      const others = await Promise.race([asked, late]);
      return {
        pages: others.reduce((sum, each) => sum + each, pages(io)),
        users: await redis.client.pfcount(key),
        nodes: others.length + 1,
      };
    } catch {
      return here();
    }
  };

  /** What all who watch were told; null after one more has come, who knows a count of their own, perhaps a newer or an older one. */
  let last: string | null = null;
  let counting = false;
  const timer = setInterval(() => {
    if (counting || publisher.localSockets(rooms.adminConnected).length === 0) return;
    counting = true;
    now()
      .then((connected) => {
        const text = JSON.stringify(connected);
        if (text !== last) publisher.publishHere(rooms.adminConnected, 'admin:connected', { connected });
        last = text;
      })
      .finally(() => {
        counting = false;
      });
  }, EVERY_MS);
  timer.unref();
  const watched = async (): Promise<ConnectedView> => {
    const connected = await now();
    last = null;
    return connected;
  };
  return { now, watched, stop: () => clearInterval(timer) };
}

function pages(io: RealtimeServer): number {
  return io.sockets.sockets.size - (io.sockets.adapter.rooms.get(rooms.programs)?.size ?? 0);
}

async function add(io: RealtimeServer, shared: SharedRedis, key: string): Promise<void> {
  const all = users(io);
  for (let from = 0; from < all.length; from += 1000) await shared.client.pfadd(key, ...all.slice(from, from + 1000));
  await shared.client.expire(key, KEPT_S);
}

function users(io: RealtimeServer): string[] {
  const own = rooms.pages('');
  const found: string[] = [];
  for (const room of io.sockets.adapter.rooms.keys()) if (room.startsWith(own)) found.push(room.slice(own.length));
  return found;
}
