// Many requests without an end: a byte of a header or of a body each second, each at its own time of the second, as independent clients do.
// Reports how many the server closed, and when.
import { once } from 'node:events';
import { connect } from 'node:net';
import { pause, wall } from '../../lib/clock.mjs';

/** A fiftieth of the requests sends a byte on each beat. */
const [BEAT_MS, BEATS] = [20, 50];
const AT_ONCE = 100;

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
for (;;) {
  const [{ url, count }] = await once(process, 'message');
  const { hostname, port } = new URL(url);
  const open = new Set();
  const closed = { header: [], body: [] };
  const begin = (number) => {
    const kind = number % 2 === 0 ? 'header' : 'body';
    const socket = connect(Number(port), hostname);
    const at = wall();
    const each = { socket, kind, beat: number % BEATS };
    open.add(each);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      if (open.delete(each)) closed[kind].push(wall() - at);
    });
    const address = `X-Forwarded-For: 10.200.${number >> 8}.${number & 255}`;
    const head = `Host: ${hostname}\r\n${address}\r\n`;
    socket.write(
      kind === 'header'
        ? `GET /api/auth/user HTTP/1.1\r\n${head}X-Slow: `
        : `POST /api/auth/login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":"`,
    );
  };
  for (let number = 0; number < count; number++) {
    begin(number);
    if (number % AT_ONCE === 0) await pause(BEAT_MS);
  }
  let now = 0;
  const dribble = setInterval(() => {
    now = (now + 1) % BEATS;
    for (const { socket, beat } of open) if (beat === now && socket.writable) socket.write('a');
  }, BEAT_MS);
  process.send({ said: 'open' });
  await once(process, 'message');
  clearInterval(dribble);
  const left = [...open];
  open.clear();
  for (const [number, { socket }] of left.entries()) {
    socket.destroy();
    if (number % AT_ONCE === 0) await pause(BEAT_MS);
  }
  process.send({ said: 'done', closed, left: left.length });
}
