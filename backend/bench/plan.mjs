// `npm run plan -- REPORT.json [--sockets N] [--messages N] …`: what an installation needs, from costs that the bench has measured
// (`npm run bench -- --json REPORT.json`). What it takes for granted stands in ASSUMED; each has a flag.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromCaller } from '../scripts/tools.mjs';
import { planOf } from './capacity/plan.mjs';

/** Defaults, each with its unit and its reason. */
export const ASSUMED = {
  sockets: [100_000, 'pages that are open at the busiest time'],
  messages: [10_000, 'messages a second at the busiest time, of couples'],
  polling: [0.02, 'share of the pages that poll, behind restrictive proxies'],
  advice: [20, 'advices and replies that are begun in a second at the busiest time'],
  tokens: [600, 'tokens of each'],
  busy: [0.5, 'share of a processor that may be used at the busiest time: the rest is for peaks, and for a lost node'],
  'node-memory': [768, 'MiB of a node, as docker/compose.yaml limits it'],
  'database-cores': [16, 'cores of the PostgreSQL server'],
  'active-hours': [4, 'hours of a day that are as busy as the busiest, if all of a day were put together'],
  months: [12, 'months for which messages stay'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(Object.keys(ASSUMED).map((name) => [name, { type: 'string' }])),
});
const [file] = positionals;
if (!file) {
  process.stderr.write('Say which report: npm run bench -- --json REPORT.json, and then npm run plan -- REPORT.json\n');
  process.exit(1);
}
const report = JSON.parse(readFileSync(fromCaller(file), 'utf8'));
const asked = Object.fromEntries(
  Object.entries(ASSUMED).map(([name, [value]]) => {
    const given = values[name] === undefined ? value : Number(values[name]);
    if (!(given >= 0)) throw new Error(`--${name} takes a number`);
    return [name, given];
  }),
);
const say = (line = '') => process.stdout.write(`${line}\n`);
say(
  `Measured: ${report.machine}, Node ${report.node}, commit ${report.commit ?? 'unknown'}${report.quick ? ', a quick run: for orientation' : ''}`,
);
for (const [name, [, what]] of Object.entries(ASSUMED)) say(`  ${String(asked[name]).padStart(10)}  ${what} (--${name})`);
say();
for (const { part, needs, because, next } of planOf(report, asked)) {
  say(`${part}: ${needs}`);
  say(`    ${because}`);
  if (next) say(`    Beyond: ${next}`);
}
