import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** A WebSocket text frame, masked as a client's must be. */
export function textFrame(text) {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | (body.length < 65_536 ? 126 : 127)];
  const head = Buffer.from([0x81, ...length]);
  const size = Buffer.alloc(body.length < 126 ? 0 : body.length < 65_536 ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(body.length);
  if (size.length === 8) size.writeBigUInt64BE(BigInt(body.length));
  for (let at = 0; at < body.length; at++) body[at] ^= mask[at % 4];
  return Buffer.concat([head, size, mask, body]);
}

/**
 * A hand-made socket of the live channel, for a hostile client: connected to the default namespace, and not read any further.
 * @returns `{ socket, emit }`; rejects when it is refused
 */
export function rawSocket(url, { cookie, ip }) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    let step = 0;
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('The socket was closed')));
    socket.once('connect', () =>
      socket.write(
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          `Host: ${hostname}:${port}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          `Cookie: ${cookie}`,
          `X-Forwarded-For: ${ip}`,
          '\r\n',
        ].join('\r\n'),
      ),
    );
    const listen = (chunk) => {
      heard += chunk.toString('latin1');
      if (step === 0 && heard.includes('pingInterval')) {
        step = 1;
        socket.write(textFrame('40'));
      } else if (step === 1 && heard.includes('40{')) {
        socket.off('data', listen);
        socket.pause();
        let number = 0;
        resolve({
          socket,
          emit: (event, payload) => socket.write(textFrame(`42${number++}${JSON.stringify([event, payload])}`)),
        });
      }
    };
    socket.on('data', listen);
  });
}
