// A cheap Chat Completions server that streams stamped tokens at a set pace.
import { createServer } from 'node:http';
import { now } from '../lib/clock.mjs';
import { CLOSING, firstWords, openings, words } from './stamps.mjs';

/** The current settings; a message with new ones replaces them. */
let script = { tokens: 300, perSecond: 30, firstMs: 300 };
const streams = new Set();

/** Milliseconds between two rounds. One timer feeds all streams: two hundred timers would cost more than the writing. */
const ROUND_MS = 2;
/** Milliseconds that bound the gap between two tokens. */
const [GAP_MIN, GAP_MAX] = [ROUND_MS, 200];

const HEAD = '"id":"chatcmpl-bench","object":"chat.completion.chunk","created":1763700000,"model":"bench"';
const chunk = (delta, finish) =>
  `data: {${HEAD},"choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${finish}}]}\n\n`;
const content = (text) => chunk(`{"content":${JSON.stringify(text)}}`, 'null');

/** Uneven gaps, as real models' are: exponential around the mean. */
function nextGap(perSecond) {
  return Math.min(GAP_MAX, Math.max(GAP_MIN, (-Math.log(1 - Math.random()) * 1000) / perSecond));
}

function begin(response, asked, arrivedAt) {
  const { tokens, perSecond, firstMs } = script;
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache',
  });
  response.write(chunk('{"role":"assistant","content":""}', 'null'));
  const stream = {
    response,
    asked,
    arrivedAt,
    tokens,
    perSecond,
    before: openings(tokens, asked.messages[0]?.content),
    sent: 0,
    firstAt: 0,
    dueAt: arrivedAt + firstMs,
  };
  streams.add(stream);
  response.once('close', () => streams.delete(stream));
}

function feed(stream, at) {
  const { response, before, tokens } = stream;
  if (stream.sent === 0) {
    stream.firstAt = now();
    response.write(content(before[0] + firstWords(stream.firstAt, stream.firstAt - stream.arrivedAt)));
  } else {
    const last = stream.sent === tokens - 1;
    response.write(content(before[stream.sent] + words(now(), stream.firstAt) + (last ? CLOSING : '')));
  }
  stream.sent++;
  stream.dueAt = at + nextGap(stream.perSecond);
  if (stream.sent < tokens) return;
  streams.delete(stream);
  response.write(chunk('{}', '"stop"'));
  const usage = `{"prompt_tokens":500,"completion_tokens":${tokens},"total_tokens":${500 + tokens}}`;
  if (stream.asked.stream_options?.include_usage) response.write(`data: {${HEAD},"choices":[],"usage":${usage}}\n\n`);
  response.end('data: [DONE]\n\n');
}

setInterval(() => {
  const at = now();
  for (const stream of streams) if (stream.dueAt <= at) feed(stream, at);
}, ROUND_MS);

const server = createServer((request, response) => {
  const arrivedAt = now();
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => begin(response, JSON.parse(Buffer.concat(parts).toString()), arrivedAt));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}/v1` }));

process.on('message', (next) => {
  script = next;
});
process.once('disconnect', () => process.exit(0));
