// `npm run bench [-- --quick] [--only relay|memory|start|accounts|equal|couples|polls|couples-scale|commits|history|admin|announcements|capacity] [--profile <folder>] [--json <file>]`: see README.md here.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { commitOf, fromCaller } from '../scripts/tools.mjs';
import { startProgram, stopAll } from './lib/processes.mjs';
import { startReaders } from './lib/readers.mjs';
import { print } from './lib/table.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'string' },
    json: { type: 'string' },
  },
});
/** Each part's file and what it exports. */
const FILES = {
  relay: ['relay', 'relayBench'],
  memory: ['memory', 'memoryBench'],
  start: ['start', 'startBench'],
  accounts: ['accounts', 'accountsBench'],
  equal: ['equal', 'equalBench'],
  couples: ['couples', 'couplesBench'],
  polls: ['couples-polls', 'pollsBench'],
  'couples-scale': ['couples-scale', 'scaleBench'],
  commits: ['commits', 'commitsBench'],
  history: ['history', 'historyBench'],
  admin: ['admin', 'adminBench'],
  announcements: ['announcements', 'announcementsBench'],
  capacity: ['capacity', 'capacityBench'],
};
const PARTS = Object.keys(FILES);
const json = options.json && fromCaller(options.json);
const parts = options.only ? PARTS.filter((part) => part === options.only) : PARTS;

// The output's reader may go away; running processes are stopped all the same.
process.stdout.on('error', () => undefined);
const say = (line) => process.stdout.write(`  ${line}\n`);
const closers = [stopAll];
async function close() {
  for (const end of closers.splice(0)) await end();
}

async function main() {
  if (parts.length === 0) throw new Error(`--only takes one of ${PARTS.join(', ')}`);
  if (!existsSync('/proc/self/stat')) throw new Error('Processor time and memory are read from /proc: this bench needs Linux');
  // Now rather than after minutes of measuring.
  if (json) mkdirSync(dirname(json), { recursive: true });
  if (!(await build())) throw new Error('The product could not be built');
  const { startDatabase } = await import('./lib/postgres.mjs');
  const database = await startDatabase();
  closers.push(() => database.stop());
  const model = await startProgram('model/server.mjs');
  const readers = await startReaders();
  const profile = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${fromCaller(options.profile)}`] : [];
  const bench = {
    database,
    model,
    readers,
    quick: options.quick,
    profile,
    say,
  };

  const began = Date.now();
  say(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  const tables = [];
  for (const part of parts) {
    const [file, name] = FILES[part];
    const loaded = await import(`./${file}.bench.mjs`);
    tables.push(...(await loaded[name](bench)));
  }
  for (const { title, rows } of tables) print(title, rows);
  if (json) writeFileSync(json, `${JSON.stringify(reportOf(tables), null, 2)}\n`);
  process.stdout.write(
    `\n${options.quick ? 'A quick, small run: for orientation. ' : ''}${Math.round((Date.now() - began) / 1000)} s\n`,
  );
}

/** Everything that was measured, for programs: `npm run plan` reads it. */
function reportOf(tables) {
  return {
    at: new Date().toISOString(),
    commit: commitOf(join(import.meta.dirname, '../..')),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.version,
    quick: options.quick,
    tables: tables.map(({ title, rows }) => ({ title, rows: rows.map(({ raw }) => raw) })),
  };
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(130)));
main()
  .catch((error) => {
    process.stderr.write(`The bench broke: ${error.stack ?? error}\n`);
    process.exitCode = 1;
  })
  .finally(() => close())
  .then(() => process.exit());
