import { print, row } from '../../lib/table.mjs';
import { SEEN_MS } from './checker.mjs';

const HEADS = { ours: 'seen', bare: 'undisturbed', ratio: 'ratio', target: 'bar', verdict: '' };
const COLUMNS = ['scenario', 'injected', 'acknowledged', 'lost', 'doubled', 'late', 'worst', '5xx/503', 'node ended', 'verdict'];
const FAULTS_SHOWN = 20;

/** One scenario's results, in the shape of the last table. Prints its own figures and faults. */
export function conclude(
  name,
  { injected, judged = null, tally = null, ends = [], figures = [], faults = [], worst = null },
  say,
) {
  const lateness = judged?.lateness ?? [];
  const late = lateness.filter((ms) => ms > SEEN_MS).length;
  const latest = worst ?? lateness.reduce((most, ms) => Math.max(most, ms), 0);
  const wrong = [...(judged?.faults ?? []), ...faults];
  for (const { how, words } of ends) wrong.push(`a node ended by itself (${how}): ${words}`);
  const broken = tally?.broken() ?? [];
  for (const [what, number] of counted(broken, ({ what, status }) => `${what} was answered ${status}`))
    wrong.push(`${what} (${number} x)`);
  const rows = figures.map((figure) => row(figure));
  if (judged) rows.push(row({ what: 'messages seen later than 2 s', ours: late, atMost: 0 }));
  if (rows.length > 0) print(name, rows, HEADS);
  for (const [what, number] of counted(wrong, (text) => text.replace(/\d+/g, '#')).slice(0, FAULTS_SHOWN))
    say(`wrong: ${what} (${number} x), for example: ${wrong.find((text) => text.replace(/\d+/g, '#') === what)}`);
  const missed = rows.some(({ verdict }) => verdict === 'MISS');
  return {
    scenario: name,
    injected,
    acknowledged: judged ? String(judged.acknowledged) : '',
    lost: judged ? String(judged.lost) : '',
    doubled: judged ? String(judged.doubled) : '',
    late: judged ? String(late) : '',
    worst: judged || worst !== null ? `${Math.round(latest)} ms` : '',
    '5xx/503': tally ? `${broken.length}/${tally.count(503)}` : '',
    'node ended': ends.length > 0 ? `${ends.length} x` : 'no',
    verdict: wrong.length === 0 && !missed ? 'PASS' : 'MISS',
  };
}

function counted(list, name) {
  const counts = new Map();
  for (const each of list) counts.set(name(each), (counts.get(name(each)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The table of all scenarios. */
export function printAll(results) {
  const head = Object.fromEntries(COLUMNS.map((name) => [name, name]));
  const widths = COLUMNS.map((name) => Math.max(...[head, ...results].map((line) => line[name].length)));
  const line = (result) =>
    COLUMNS.map((name, at) => result[name].padEnd(widths[at]))
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${line(head)}\n${'-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))}\n`);
  for (const result of results) process.stdout.write(`${line(result)}\n`);
}
