import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import { loadConfig } from '../config.ts';
import { createLog, type Log } from '../lib/logger.ts';
import type { SharedRedis } from '../lib/redis.ts';
import { createReceivedPushes, type ReceivedPushes } from '../realtime/received-pushes.ts';
import { createRealtime, type RealtimeServer } from '../realtime/server.ts';
import { Browser, type TestSocket } from './test-browser.ts';

export interface BareRealtime {
  io: RealtimeServer;
  received: ReceivedPushes;
  url: string;
  /** A page's socket, in some rooms. */
  page(...rooms: string[]): Promise<TestSocket>;
  close(): Promise<void>;
}

interface Options {
  redis?: SharedRedis | null;
  installationId?: string;
  session?: RequestHandler;
  log?: Log;
}

/** The Socket.IO server alone, without features, sessions or a database. */
export async function startRealtime(options: Options = {}): Promise<BareRealtime> {
  const {
    redis = null,
    installationId = 'test',
    session = (_request, _response, next) => next(),
    log = createLog('silent'),
  } = options;
  const http = createServer();
  const received = createReceivedPushes();
  const io = await createRealtime(http, { config: loadConfig({}), session, redis, installationId, received, log });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const browser = new Browser(url, '203.0.113.7');
  return {
    io,
    received,
    url,
    async page(...rooms) {
      const socket = await browser.socket();
      await io.sockets.sockets.get(socket.id ?? '')?.join(rooms);
      return socket;
    },
    async close() {
      browser.close();
      await io.close();
    },
  };
}
