// A client that asks for whole conversations and never reads them. Closed, it reconnects at once and goes on.
import { once } from 'node:events';
import { pause } from '../../lib/clock.mjs';
import { rawSocket } from '../lib/raw-socket.mjs';

const AGAIN_MS = 250;

process.send({ said: 'here' });
process.once('disconnect', () => process.exit(0));
for (;;) {
  const [{ url, cookie, ip, token, sockets, everyMs }] = await once(process, 'message');
  let going = true;
  let closes = 0;
  let asked = 0;
  const hoard = async () => {
    while (going) {
      const raw = await rawSocket(url, { cookie, ip }).catch(() => null);
      if (!raw) {
        await pause(AGAIN_MS);
        continue;
      }
      let open = true;
      const ended = () => {
        open = false;
      };
      raw.socket.once('error', ended);
      raw.socket.once('close', ended);
      while (going && open) {
        raw.emit('couples:open', { token, afterId: 0 });
        asked += 1;
        await pause(everyMs);
      }
      if (!open) closes += 1;
      raw.socket.destroy();
      await pause(AGAIN_MS);
    }
  };
  const hoarding = Promise.all(Array.from({ length: sockets }, hoard));
  process.send({ said: 'going' });
  await once(process, 'message');
  going = false;
  await hoarding;
  process.send({ said: 'done', closes, asked });
}
