import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A server of some handlers alone, on a port of its own. */
export async function listen(handler: RequestListener): Promise<{ url: string; close(): void }> {
  const http = createServer(handler);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => void http.close() };
}
