import { io } from 'socket.io-client';

const DESCRIPTION = 'My sister Ines and I have not spoken since April, and I would like to call her.';

/** A client of the bare relay: a socket. */
export async function openBareClient(url) {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    async generate(measure) {
      const ended = new Promise((resolve, reject) => {
        socket.once('done', resolve);
        socket.once('failed', ({ message }) => reject(new Error(message)));
      });
      socket.on('delta', ({ text }) => measure.piece(text));
      socket.emit('generate', { description: DESCRIPTION });
      await ended;
    },
    close: () => socket.disconnect(),
  };
}
