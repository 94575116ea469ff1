import { createServer } from 'node:http';
import pg from 'pg';
import { listen } from './ports.mjs';

/** A release that was replaced 20 days ago: its pages are answered for 14. */
const LONG_GONE = `
  insert into releases (name, "firstSeenAt", "lastSeenAt") values ($1, now() - interval '40 days', now() - interval '30 days')
    on conflict (name) do nothing`;
const SERVED_SINCE = 'update releases set "firstSeenAt" = now() - interval \'20 days\' where name <> $1';

/**
 * Starts further nodes of the product for journeys, which put them in its place by a proxy. The query has settings of the node, such as `?PWA=off`;
 * `?gone=NAME` has it refuse a release's pages. The answer is the node's address.
 * @param databaseUrl that of the product
 * @param start starts a node with settings
 */
export async function startFurtherNodes(databaseUrl, start) {
  async function startOne({ gone, ...settings }) {
    if (gone) await longGone(databaseUrl, gone);
    return start(settings);
  }
  const server = createServer(({ url }, response) => {
    startOne(Object.fromEntries(new URL(url, 'http://localhost').searchParams)).then(
      (address) => response.end(address),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function longGone(databaseUrl, name) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const text of [LONG_GONE, SERVED_SINCE]) await client.query(text, [name]);
  await client.end();
}
