// `npm run soak [-- --only NAME] [--quick] [--list] [--minutes N] [--seed N] [--sockets N]`: see "Soak" in ../README.md.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { stopAll } from '../lib/processes.mjs';
import { conclude, printAll } from './lib/report.mjs';
import { SCENARIOS } from './scenarios.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    sockets: { type: 'string' },
  },
});
const names = Object.keys(SCENARIOS).filter((name) => !options.only || options.only.includes(name));

// The output's reader may go away; running processes are stopped all the same.
process.stdout.on('error', () => undefined);
const say = (line) => process.stdout.write(`  ${line}\n`);
let stopWorld = null;

async function close() {
  await stopWorld?.().catch(() => undefined);
  await stopAll();
}

async function main() {
  if (options.list) {
    for (const [name, { what }] of Object.entries(SCENARIOS)) process.stdout.write(`${name.padEnd(16)} ${what}\n`);
    return;
  }
  if (names.length === 0) throw new Error(`--only takes one of ${Object.keys(SCENARIOS).join(', ')}`);
  if (!existsSync('/proc/self/stat')) throw new Error('Memory and processes are read from /proc: the soak needs Linux');
  if (!(await build())) throw new Error('The product could not be built');
  say(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  const results = [];
  for (const name of names) {
    const began = Date.now();
    const keep = (stop) => {
      stopWorld = stop;
    };
    process.stdout.write(`\n${name}: ${SCENARIOS[name].what}\n`);
    const { run } = await import(`./scenarios/${name}.mjs`);
    const minutes = options.minutes ? Number(options.minutes) : null;
    const seed = options.seed ? Number(options.seed) : null;
    const sockets = options.sockets ? Number(options.sockets) : null;
    try {
      results.push(conclude(name, await run({ quick: options.quick, minutes, seed, sockets, say, keep }), say));
    } catch (error) {
      results.push(conclude(name, { injected: '', faults: [`the scenario broke: ${error.stack ?? error}`] }, say));
    }
    await close();
    stopWorld = null;
    say(`${Math.round((Date.now() - began) / 1000)} s`);
  }
  printAll(results);
  if (results.some(({ verdict }) => verdict !== 'PASS')) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(130)));
main()
  .catch((error) => {
    process.stderr.write(`The soak broke: ${error.stack ?? error}\n`);
    process.exitCode = 1;
  })
  .finally(() => close())
  .then(() => process.exit());
