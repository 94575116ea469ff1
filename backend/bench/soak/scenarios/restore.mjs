import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, openSync, readdirSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pause, wall } from '../../lib/clock.mjs';
import { archivedPostgres } from '../lib/archived-postgres.mjs';
import { call } from '../lib/http.mjs';
import { startMixed } from '../lib/mixed.mjs';
import { Node } from '../lib/node.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 20, calmMs: 20_000 }, quick: { couples: 6, calmMs: 6000 } };
const WRITE_EVERY_MS = 500;
const BACKUP = join(import.meta.dirname, '../../../../docker/backup/backup.sh');
const COMMAND = join(import.meta.dirname, '../../../bundle/backup.js');
/** Milliseconds for a backup, and for the list of what was deleted, which grows each minute. */
const BACKUP_MS = 120_000;

/** The container `backup`: one backup at once, and then the list each minute. */
function startBackups(server, folder) {
  const child = spawn('sh', [BACKUP], {
    stdio: 'ignore',
    env: { ...process.env, ...server.env, PGDATABASE: 'beside', BACKUP_FOLDER: folder },
  });
  return () => child.kill('SIGTERM');
}

/** `npm run restore -- FILE`. Resolves with its exit code and what it said. */
function restore(url, file) {
  const child = spawn(process.execPath, [COMMAND, 'restore', file], { env: { PATH: process.env.PATH, DATABASE_URL: url } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function until(what, check) {
  for (const end = wall() + BACKUP_MS; wall() < end; await pause(100)) {
    const found = check();
    if (found) return found;
  }
  throw new Error(`${what} did not come`);
}

/** The account and the session that are deleted while the load goes on. */
async function deleteSome(world, [leaver, session]) {
  const ip = world.ip();
  const answers = [
    await call(world.urls[0], { method: 'DELETE', path: '/api/auth/delete-account', cookie: leaver.cookies.partner1, ip }),
    await call(world.urls[0], {
      method: 'DELETE',
      path: `/api/couples/history/${session.id}`,
      cookie: session.cookies.partner1,
      ip,
    }),
  ];
  if (answers.some(({ status }) => status !== 200))
    throw new Error(`deleting was answered ${answers.map(({ status }) => status)}`);
}

/** What a restored database should have and has not, and the other way round. */
async function judgeDatabase(name, url, { query, pages, deleted, from, to }) {
  const node = await new Node({ DATABASE_URL: url, OPENAI_BASE_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' }).start();
  const faults = [];
  try {
    const stored = new Set((await query('select "clientMessageId"::text as id from couples_messages')).rows.map(({ id }) => id));
    const sent = pages.flatMap((page) => page.sent);
    const before = sent.filter(({ ackedAt }) => ackedAt !== null && ackedAt < from);
    const lost = before.filter(({ clientId }) => !stored.has(clientId)).length;
    const later = sent.filter(({ writtenAt, clientId }) => writtenAt > to && stored.has(clientId)).length;
    if (later > 0) faults.push(`${name}: ${later} messages are there that were written after its moment`);
    const ids = deleted.map(({ id }) => id);
    const { rows: again } = await query('select id from couples_sessions where id = any($1)', [ids]);
    if (again.length > 0) faults.push(`${name}: ${again.length} deleted sessions are there again`);
    const { rows: signedIn } = await query(`select 1 from sessions where sess ->> 'userId' is not null`);
    if (signedIn.length > 0) faults.push(`${name}: ${signedIn.length} browsers are still signed in`);
    const page = pages.find(({ role }) => role === 'partner2');
    const read = await call(node.url, {
      path: `/api/couples/session/${page.session.token}`,
      cookie: page.cookie,
      ip: '10.250.0.2',
    });
    if (read.status !== 200) faults.push(`${name}: a conversation was answered ${read.status}`);
    return { before: before.length, lost, doubled: await doubledIn(query), faults };
  } finally {
    await node.kill('SIGKILL');
  }
}

async function doubledIn(query) {
  const { rows } = await query(
    'select count(*) - count(distinct ("sessionId", "clientMessageId")) as n from couples_messages where "clientMessageId" is not null',
  );
  return Number(rows[0].n);
}

/** A copy of a backup with some bytes of its dump changed. */
function damaged(file, folder) {
  const base = file.replace(/\.dump$/, '');
  for (const end of ['dump', 'sums', 'sha256']) copyFileSync(`${base}.${end}`, join(folder, `bad.${end}`));
  copyFileSync(join(file, '../erasures.tsv'), join(folder, 'erasures.tsv'));
  const bad = join(folder, 'bad.dump');
  writeSync(openSync(bad, 'r+'), 'damage', readFileSync(bad).length - 2000);
  return bad;
}

/** A backup and a copy of the server are made under load; some is deleted; the disk is lost. Both ways back are gone, each to its moment. */
export async function run({ quick, say, keep }) {
  const { couples, calmMs } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2, database: archivedPostgres });
  keep(world.stop);
  const { postgres } = world;
  const [leaver, gone, ...sessions] = await world.couples(couples + 2);
  const pages = await world.open(sessions);
  const ending = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => ending.at };
  const chats = pages.map((page) => page.chat(going, WRITE_EVERY_MS));
  const mixed = startMixed(world, { until: going, advisers: 3, registrants: 2 });
  await pause(calmMs);
  await postgres.copyServer();
  const folder = postgres.folder('backups');
  const started = wall();
  const stopBackups = startBackups(postgres, folder);
  const file = await until('a backup', () => readdirSync(folder).find((name) => /^beside-.*\.dump$/.test(name)));
  const made = wall();
  say(`a backup under load: ${Math.round(made - started)} ms`);
  await pause(calmMs);
  const from = wall();
  const { rows } = await postgres.query('select now()::text as time');
  const moment = { from, to: wall() };
  await pause(2000);
  await deleteSome(world, [leaver, gone]);
  await until('the list of what was deleted', () => {
    const list = join(folder, 'erasures.tsv');
    return existsSync(list) && readFileSync(list, 'utf8').includes('account');
  });
  await pause(2000);
  ending.at = 0;
  await Promise.all([...chats, mixed.done]);
  await postgres.archived();
  stopBackups();
  const judged = await world.judge();
  await Promise.all(world.nodes.map((node) => node.kill('SIGKILL')));
  await postgres.kill();

  const dump = join(folder, file);
  const faults = [];
  const figures = [];
  const another = await postgres.another();
  const refused = async (what, from, url = another.url) => {
    if ((await restore(url, from)).code === 0) faults.push(`a restore was not refused: ${what}`);
  };
  await refused('a damaged backup', damaged(dump, postgres.folder('bad')));
  renameSync(join(folder, 'erasures.tsv'), join(folder, 'away'));
  await refused('without the list of what was deleted', dump);
  renameSync(join(folder, 'away'), join(folder, 'erasures.tsv'));
  const full = await another.makeDatabase('full');
  await new Node({ DATABASE_URL: full, OPENAI_BASE_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' })
    .start()
    .then((node) => node.kill());
  await refused('into a database that is not empty', dump, full);

  const deleted = [gone, leaver];
  const judge = async (name, server, moments) => {
    const result = await judgeDatabase(name, server.url, { query: server.query, pages, deleted, ...moments });
    say(`${name}: ${result.before} messages were acknowledged before its moment, ${result.lost} of them are lost`);
    judged.lost += result.lost;
    if (result.lost + result.doubled > 0) faults.push(`${name}: ${result.lost} messages are lost, ${result.doubled} doubled`);
    judged.doubled += result.doubled;
    faults.push(...result.faults);
    await server.kill();
  };
  let began = wall();
  const { code, said } = await restore(another.url, dump);
  if (code !== 0) throw new Error(`The restore failed: ${said}`);
  say(
    said
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'))
      .join('; '),
  );
  figures.push({ what: 'from an empty server to a restored one', unit: 'ms', ours: wall() - began });
  await judge('the restored backup', another, { from: started, to: made });

  began = wall();
  const recovered = await postgres.recoverTo(rows[0].time);
  figures.push({ what: 'from a copy of the server to a point in time', unit: 'ms', ours: wall() - began });
  await new Promise((resolve, reject) =>
    spawn('sh', [join(BACKUP, '../restore.sh'), '--erasures', join(folder, 'erasures.tsv')], {
      stdio: 'ignore',
      env: { ...process.env, ...recovered.env, PGDATABASE: 'beside' },
    }).once('close', (status) => (status === 0 ? resolve() : reject(new Error('the list of what was deleted was refused')))),
  );
  await judge('the point in time', recovered, moment);
  return {
    injected: 'disk lost; restored, recovered to a point in time; 3 refusals',
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults,
    figures,
  };
}
