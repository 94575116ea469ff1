import type { Server } from 'node:net';

/**
 * Lets a server listen on a free port of loopback below 32768, where no outgoing connection can take it.
 * @returns the port
 * @throws Error when a hundred ports are taken, or the system's error
 */
export async function listenOnLoopback(server: Server): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await tryPort(server, port)) return port;
  }
  throw new Error('No free port between 20000 and 32000');
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error): void => {
      server.off('error', settle);
      server.off('listening', settle);
      if (!error) resolve(true);
      else if ('code' in error && error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.on('error', settle);
    server.on('listening', settle);
    server.listen(port, '127.0.0.1');
  });
}
