import { createServer } from 'node:http';
import pg from 'pg';
import { listen } from './ports.mjs';

/** A release that was replaced 20 days ago: its pages are answered for 14. */
const LONG_GONE = `
  insert into releases (name, "firstSeenAt", "lastSeenAt") values ($1, now() - interval '40 days', now() - interval '30 days')
    on conflict (name) do nothing`;
const SERVED_SINCE = 'update releases set "firstSeenAt" = now() - interval \'20 days\' where name <> $1';

/**
 * Starts nodes of the product for journeys that need their own, with databases of their own: each database has one node, and a further one takes its place.
 * The query names the `database`, and has settings of the node, such as `PWA=off`; `gone=NAME` has it refuse a release's pages. The answer is the
 * node's address.
 * @param makeDatabase makes a database of a name, and gives its address
 * @param start starts a node on a database with settings
 */
export async function startFurtherNodes(makeDatabase, start) {
  const databases = new Map();
  const nodes = new Map();
  async function startOne({ database, gone, ...settings }) {
    if (!databases.has(database)) databases.set(database, await makeDatabase(database));
    const url = databases.get(database);
    await nodes.get(database)?.stop();
    if (gone) await longGone(url, gone);
    const node = await start(url, settings);
    nodes.set(database, node);
    return node.url;
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
