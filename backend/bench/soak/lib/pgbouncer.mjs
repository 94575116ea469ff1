import { freePort } from '../../lib/processes.mjs';
import { isListening, killEngine, untilTrue } from './engines.mjs';

/**
 * PgBouncer with the large installation's own configuration.
 * @param place see `engineFolder`
 * @param target the address of the server, or of what leads to it
 */
export async function startPgBouncer(place, target) {
  const { hostname, port: serverPort, username, password } = new URL(target);
  const port = await freePort();
  const users = `${place.folder}/userlist.txt`;
  place.change(
    'pgbouncer.ini',
    ['host=haproxy port=5432', `host=${hostname} port=${serverPort}`],
    ['listen_addr = *', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/tmp/userlist.txt', users],
  );
  const script = place.change('pgbouncer.sh', ['/tmp/userlist.txt', users]);
  const url = new URL(target);
  url.port = String(port);
  let engine = null;
  const start = async () => {
    engine = place.run('sh', [script], {
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: decodeURIComponent(password),
      PATH: `${process.env.PATH}:/usr/sbin`,
    });
    await untilTrue('PgBouncer does not start (apt-get install pgbouncer)', engine, () => isListening(port));
  };
  await start();
  return {
    url: url.href,
    start,
    kill: () => killEngine(engine),
    said: () => engine.said,
  };
}
