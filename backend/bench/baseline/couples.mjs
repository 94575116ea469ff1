// The bare couple: Socket.IO and one prepared INSERT before the message goes to the partner. No session, check, limit or counsellor.
// With `BATCHED`, one multi-row INSERT at a time: what arrives meanwhile goes into the next.
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: process.env.BATCHED ? 2 : 20 });
pool.on('error', () => undefined);
await pool.query(`create table if not exists bare_messages (
  id bigint generated always as identity primary key, "sessionId" bigint not null, "senderRole" text not null, message text not null,
  "clientMessageId" uuid not null, "createdAt" timestamptz not null default now())`);
await pool.query('create index if not exists bare_messages_session on bare_messages ("sessionId", id)');

async function insertOne({ sessionId, role, text, clientMessageId }) {
  const { rows } = await pool.query({
    name: 'insert-one',
    text: `insert into bare_messages ("sessionId", "senderRole", message, "clientMessageId") values ($1, $2, $3, $4) returning id, "createdAt"`,
    values: [sessionId, role, text, clientMessageId],
  });
  return rows[0];
}

let waiting = [];
let busy = false;
function insertBatched(message) {
  return new Promise((resolve, reject) => {
    waiting.push({ message, resolve, reject });
    if (!busy) void flush();
  });
}
async function flush() {
  busy = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const column = (name) => batch.map(({ message }) => message[name]);
    try {
      const { rows } = await pool.query({
        name: 'insert-many',
        text: `insert into bare_messages ("sessionId", "senderRole", message, "clientMessageId")
               select * from unnest($1::bigint[], $2::text[], $3::text[], $4::uuid[]) returning id, "createdAt"`,
        values: [column('sessionId'), column('role'), column('text'), column('clientMessageId')],
      });
      for (const [index, { resolve }] of batch.entries()) resolve(rows[index]);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  busy = false;
}

const insert = process.env.BATCHED ? insertBatched : insertOne;
const http = createServer();
const io = new Server(http, { serveClient: false, transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  const { sessionId, role } = socket.handshake.auth;
  const room = `session:${sessionId}`;
  void socket.join(room);
  socket.on('send', async ({ message: text, clientMessageId }, answer) => {
    try {
      const stored = await insert({ sessionId, role, text, clientMessageId });
      const message = { id: Number(stored.id), message: text, senderRole: role, clientMessageId, createdAt: stored.createdAt };
      socket.to(room).emit('message', { sessionId, message });
      answer({ success: true, message });
    } catch (error) {
      answer({ success: false, message: String(error) });
    }
  });
});

http.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${http.address().port}` }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
