import { connect, createServer } from 'node:net';

/** What a page on a very bad line reads: 1 KB a second, in ten portions. */
const TRICKLE_BYTES = 102;
const TRICKLE_EVERY_MS = 100;

/**
 * A TCP proxy between pages and a node, which plays network faults. It never forwards swallowed bytes later: no network loses bytes from
 * the middle of a stream.
 */
export async function startProxy(target) {
  const { hostname, port } = new URL(target);
  const pairs = new Set();
  /** The fate of bytes `to` the node and `from` it: `open`, `swallow`, `hold` until it opens again, or `trickle` at 1 KB/s. */
  let mode = { to: 'open', from: 'open' };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = { near, far, deaf: { to: false, from: false } };
    pairs.add(pair);
    const close = () => {
      pairs.delete(pair);
      // A swallowed end does not reach the other side, which stays half-open.
      if (!pair.deaf.to) far.destroy();
      if (!pair.deaf.from) near.destroy();
    };
    const flow = (source, sink, way) => {
      const held = [];
      source.on('data', (chunk) => {
        if (mode[way] === 'swallow') pair.deaf[way] = true;
        if (pair.deaf[way]) return;
        if (mode[way] === 'hold') held.push(chunk);
        else if (!sink.write(chunk)) {
          source.pause();
          sink.once('drain', () => source.resume());
        }
      });
      const drops = setInterval(() => {
        if (mode[way] !== 'trickle') {
          if (source.isPaused() && !sink.writableNeedDrain) source.resume();
          return;
        }
        source.pause();
        source.read(TRICKLE_BYTES) ?? source.read();
      }, TRICKLE_EVERY_MS);
      source.once('close', () => clearInterval(drops));
      source.on('error', () => undefined);
      source.once('close', close);
      return () => {
        for (const chunk of held.splice(0)) sink.write(chunk);
      };
    };
    pair.release = [flow(near, far, 'to'), flow(far, near, 'from')];
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** From now on, for open and new connections. Swallowing begins at once, also for a silent connection. */
    set(next) {
      mode = { to: 'open', from: 'open', ...next };
      for (const pair of pairs) {
        for (const way of ['to', 'from']) if (mode[way] === 'swallow') pair.deaf[way] = true;
        if (mode.to === 'open' && mode.from === 'open') for (const release of pair.release) release();
      }
    },
    /** Cuts every connection, on both sides. */
    cut() {
      for (const { near, far } of pairs) {
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
    },
    stop() {
      server.close();
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
    },
  };
}
