/** The figures of "a clear answer within 5 s": calls and events that missed it, and the slowest 503. */
export function unclearFigures(tally, outages) {
  const unclear = tally.unclear(outages);
  const slowest = tally.worst(({ status }) => status === 503);
  return [
    { what: 'calls without a clear answer within 5 s', ours: unclear.length, atMost: 0 },
    ...(tally.count(503) > 0 ? [{ what: 'slowest 503', unit: 'ms', ours: slowest, atMost: 5000 }] : []),
  ];
}

/** The kinds of those calls and their last answers, for the printed line. */
export function unclearKinds(tally, outages) {
  const kinds = {};
  for (const { what, ms, status } of tally.unclear(outages)) {
    kinds[what] ??= { calls: 0, worst: 0, statuses: {} };
    kinds[what].calls += 1;
    kinds[what].worst = Math.max(kinds[what].worst, ms);
    kinds[what].statuses[status] = (kinds[what].statuses[status] ?? 0) + 1;
  }
  return Object.entries(kinds).map(
    ([what, { calls, worst, statuses }]) =>
      `${calls} x ${what}, ${Math.round(worst)} ms at worst, answered ${JSON.stringify(statuses)}`,
  );
}
