// The bare relay: the openai client to Socket.IO, without database, session or checks. With `DATABASE_URL`, it keeps what the product promises of a
// question: asked once, stored with its job before the model hears of it, read again with its conversation, and within its budget.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import OpenAI from 'openai';
import pg from 'pg';
import { Server } from 'socket.io';

/** Milliseconds of a batch; 0 sends each token by itself. The first after a silence goes at once. */
const batchMs = Number(process.env.BATCH_MS ?? 0);
const client = new OpenAI({
  apiKey: 'none',
  baseURL: process.env.OPENAI_BASE_URL,
  maxRetries: 0,
});
const http = createServer();
const io = new Server(http, {
  serveClient: false,
  transports: ['websocket'],
  perMessageDeflate: false,
});

/** Makes what stores a question, and gives what the model is asked. */
async function questionStore() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
  pool.on('error', () => undefined);
  await pool.query(`create table if not exists bare_jobs (id uuid primary key, subject uuid not null, status text not null)`);
  await pool.query(`create table if not exists bare_questions (
    id bigint generated always as identity primary key, subject uuid not null, "questionId" uuid not null unique, text text not null,
    "createdAt" timestamptz not null default now())`);
  await pool.query('create index if not exists bare_questions_subject on bare_questions (subject, id)');
  await pool.query('create table if not exists bare_spending (subject uuid primary key, tokens bigint not null)');
  const run = (name, text, values) => pool.query({ name, text, values });
  return async (text) => {
    const [subject, id] = [randomUUID(), randomUUID()];
    const known = await run('known', 'select id from bare_questions where "questionId" = $1', [id]);
    if (known.rows.length > 0) throw new Error('asked before');
    const store = `with job as (insert into bare_jobs (id, subject, status) values ($2, $1, 'running'))
      insert into bare_questions (subject, "questionId", text) values ($1, $2, $3) returning id`;
    await run('store', store, [subject, id, text]);
    const history = 'select text from bare_questions where subject = $1 order by subject, id limit 200';
    const { rows } = await run('history', history, [subject]);
    const reserve = `insert into bare_spending as spent (subject, tokens) values ($1, $2)
      on conflict (subject) do update set tokens = spent.tokens + $2 where spent.tokens + $2 < 100000 returning tokens`;
    if ((await run('reserve', reserve, [subject, 1000])).rows.length === 0) throw new Error('spent');
    return rows.map((row) => row.text);
  };
}
const storeQuestion = process.env.DATABASE_URL ? await questionStore() : async (text) => [text];

/** Passes on its input, at most once in `batchMs`. */
function batched(emit) {
  let waiting = '';
  let offset = 0;
  let timer = null;
  let sentAt = 0;
  const flush = () => {
    timer = null;
    if (waiting === '') return;
    sentAt = Date.now();
    emit({ offset, text: waiting });
    offset += waiting.length;
    waiting = '';
  };
  return {
    flush,
    add(text) {
      waiting += text;
      const wait = sentAt + batchMs - Date.now();
      if (wait <= 0) flush();
      else if (timer === null) timer = setTimeout(flush, wait);
    },
  };
}

io.on('connection', (socket) => {
  socket.on('generate', async ({ description }) => {
    try {
      const texts = await storeQuestion(description);
      const stream = await client.chat.completions.create({
        model: 'bench',
        messages: texts.map((content) => ({ role: 'user', content })),
        stream: true,
      });
      const out = batchMs > 0 ? batched((delta) => socket.emit('delta', delta)) : null;
      let offset = 0;
      for await (const chunk of stream) {
        const text = chunk.choices[0]?.delta.content;
        if (!text) continue;
        if (out) out.add(text);
        else socket.emit('delta', { offset, text });
        offset += text.length;
      }
      out?.flush();
      socket.emit('done', { length: offset });
    } catch (error) {
      socket.emit('failed', { message: String(error) });
    }
  });
});

http.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${http.address().port}` }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
