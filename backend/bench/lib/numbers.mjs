/** The value below which a share (0 to 1) of the values lies. */
export function percentile(values, share) {
  if (values.length === 0) return Number.NaN;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const median = (values) => percentile(values, 0.5);

/** The slope of a row of readings, by least squares: units of the reading for each step. */
export function slope(readings) {
  const middle = (readings.length - 1) / 2;
  const mean = readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
  let over = 0;
  let under = 0;
  for (const [step, reading] of readings.entries()) {
    over += (step - middle) * (reading - mean);
    under += (step - middle) ** 2;
  }
  return under === 0 ? 0 : over / under;
}
