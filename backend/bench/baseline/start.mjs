// The bare server: Socket.IO, TypeORM on PostgreSQL, and Redis between nodes. One table and one answer.
import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { DataSource, EntitySchema } from 'typeorm';

const Thing = new EntitySchema({
  name: 'Thing',
  tableName: 'advice_sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    description: { type: 'text' },
  },
});
const source = new DataSource({
  type: 'postgres',
  url: process.env.DATABASE_URL,
  entities: [Thing],
  synchronize: false,
});
await source.initialize();

const http = createServer(async (_request, response) => {
  await source.query('select 1');
  response.end('ready');
});
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
if (process.env.REDIS_URL) {
  const redis = new Redis(process.env.REDIS_URL);
  io.adapter(createAdapter(redis, redis.duplicate()));
}
http.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
