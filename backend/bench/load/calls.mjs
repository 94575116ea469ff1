// Plays many callers at once, each with one call at a time: for a time, or a number of calls. Its parent gives orders and receives the results.
import { Agent, request } from 'node:http';
import { now } from '../lib/clock.mjs';

process.on(
  'message',
  async ({ url, method = 'GET', headers = {}, bodies = [], callers, ms = null, calls = Number.POSITIVE_INFINITY }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: callers });
    const until = ms === null ? Number.POSITIVE_INFINITY : now() + ms;
    const took = [];
    const statuses = {};
    let begun = 0;
    const caller = async () => {
      while (now() < until && begun < calls) {
        const body = bodies.length > 0 ? bodies[begun % bodies.length] : '';
        const extra = Array.isArray(headers) ? headers[begun % headers.length] : headers;
        begun += 1;
        const at = now();
        const status = await call({ url, agent, method, headers: extra, body });
        took.push(now() - at);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    const began = now();
    await Promise.all(Array.from({ length: callers }, caller));
    agent.destroy();
    process.send({ took, statuses, seconds: (now() - began) / 1000 });
  },
);
process.once('disconnect', () => process.exit(0));
process.send({ ready: true });

function call({ url, agent, method, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
