// The bare relay: the openai client to Socket.IO, without database, session or checks.
import { createServer } from 'node:http';
import OpenAI from 'openai';
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
      const stream = await client.chat.completions.create({
        model: 'bench',
        messages: [{ role: 'user', content: description }],
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
