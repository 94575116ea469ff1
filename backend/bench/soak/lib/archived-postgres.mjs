import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../lib/processes.mjs';
import { engineFolder, killEngine, untilTrue } from './engines.mjs';
import { queryOnce } from './postgres.mjs';

/** PostgreSQL by the system's own programs, which keeps its log of changes, as `docker/BACKUPS.md` says; and copies of it. */
export async function archivedPostgres() {
  const place = await engineFolder();
  const password = randomBytes(12).toString('hex');
  const env = { PGHOST: '127.0.0.1', PGUSER: 'beside', PGPASSWORD: password };
  const archive = join(place.folder, 'archive');
  const does = async (program, args, more = {}) => {
    const engine = place.run(program, args, { ...env, ...more });
    const [code] = await engine.exited;
    if (code !== 0) throw new Error(`${program} failed: ${engine.said.slice(-1000)}`);
  };
  const query = (url, text, values) => queryOnce(url, text, values, { connectionTimeoutMillis: 3000 });

  /** Starts a server on some data. */
  const serve = async (data, settings = []) => {
    const port = await freePort();
    const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings].flatMap((each) => [
      '-c',
      each,
    ]);
    const engine = place.run('postgres', ['-D', data, ...options]);
    const url = `postgres://beside:${password}@127.0.0.1:${port}/beside`;
    const answers = () =>
      query(url.replace(/beside$/, 'postgres'), 'select pg_is_in_recovery() as recovers').then(
        ({ rows }) => !rows[0].recovers,
        () => false,
      );
    await untilTrue('PostgreSQL does not start (apt-get install postgresql)', engine, answers, 120_000);
    return {
      url,
      /** The same for PostgreSQL's own programs. */
      env: { ...env, PGPORT: String(port) },
      query: (text, values) => query(url, text, values),
      /** Another database of this server. */
      async makeDatabase(name) {
        await does('createdb', [name], { PGPORT: String(port) });
        return url.replace(/beside$/, name);
      },
      kill: () => killEngine(engine),
    };
  };

  const initialise = async (data) => {
    const file = join(place.folder, 'password');
    writeFileSync(file, password, { mode: 0o644 });
    await does('initdb', [
      '-D',
      data,
      '-U',
      'beside',
      `--pwfile=${file}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
  };

  const data = join(place.folder, 'data');
  await does('mkdir', [archive]);
  await initialise(data);
  const first = await serve(data, [
    'archive_mode=on',
    'archive_timeout=5',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  ]);
  await first.makeDatabase('beside');
  const copy = join(place.folder, 'copy');
  return {
    ...first,
    resume: () => undefined,
    /** A copy of the whole server, with which a recovery begins. */
    copyServer: () => does('pg_basebackup', ['--checkpoint=fast', '--wal-method=none', '-D', copy], { PGPORT: first.env.PGPORT }),
    /** Resolves once the log of changes up to now is kept. */
    async archived() {
      const { rows } = await first.query('select pg_walfile_name(pg_switch_wal()) as file');
      for (;;) {
        const { rows: state } = await first.query('select last_archived_wal as file from pg_stat_archiver');
        if (state[0].file >= rows[0].file) return;
      }
    },
    /** A new, empty server. */
    async another() {
      const fresh = join(place.folder, `another-${randomBytes(3).toString('hex')}`);
      await initialise(fresh);
      const server = await serve(fresh);
      await server.makeDatabase('beside');
      return server;
    },
    /** The copy, brought to a moment. */
    async recoverTo(time) {
      await does('touch', [join(copy, 'recovery.signal')]);
      return serve(copy, [
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${time}`,
        'recovery_target_action=promote',
      ]);
    },
    /** A folder that any of the programs may write. */
    folder(name) {
      const path = join(place.folder, name);
      mkdirSync(path);
      return path;
    },
    async stop() {
      await first.kill();
      place.remove();
    },
  };
}
