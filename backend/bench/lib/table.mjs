/** A readable figure of about three digits. */
export function figure(value, unit = '') {
  if (value === null || value === undefined) return '';
  if (!Number.isFinite(value)) return 'none';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`;
}

/**
 * One line of the result. With a target it is judged, otherwise it is for orientation.
 * The target applies to the ratio, or to our own figure without a baseline. `ratio` is given where it is not simply one figure
 * divided by the other. `raw` has the same for programs; `id` is a name by which they find it.
 */
export function row(line) {
  const { id, what, unit = '', ours, bare = null, atMost = null, atLeast = null, judgeOurs = bare === null } = line;
  const ratio = bare === null ? null : (line.ratio ?? ours / bare);
  const judged = judgeOurs ? ours : ratio;
  const bound = atMost ?? atLeast;
  const sign = judgeOurs ? ` ${unit}` : ' x';
  const passed = atMost === null ? judged >= bound : judged <= bound;
  return {
    raw: {
      ...(id ? { id } : {}),
      what,
      unit,
      ours,
      bare,
      ratio,
      bound,
      isUpper: bound === null ? null : atMost !== null,
      passed: bound === null ? null : passed,
    },
    what,
    ours: figure(ours, unit),
    bare: figure(bare, unit),
    ratio: ratio === null ? '' : `${figure(ratio)} x`,
    target: bound === null ? '' : `${atMost === null ? '>=' : '<='} ${bound}${sign}`.trimEnd(),
    verdict: bound === null ? '' : passed ? 'PASS' : 'MISS',
  };
}

const COLUMNS = ['what', 'ours', 'bare', 'ratio', 'target', 'verdict'];

const HEADS = { ours: 'ours', bare: 'bare', ratio: 'ratio', target: 'target', verdict: '' };

/** Prints rows under a title, in columns. */
export function print(title, rows, heads = HEADS) {
  const head = { what: title, ...heads };
  const widths = COLUMNS.map((name) => Math.max(...[head, ...rows].map((line) => line[name].length)));
  const say = (line) =>
    COLUMNS.map((name, index) => (index === 0 ? line[name].padEnd(widths[0]) : line[name].padStart(widths[index])))
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${say(head)}\n${'-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))}\n`);
  for (const line of rows) process.stdout.write(`${say(line)}\n`);
}
