/** A share, or a mean, with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

const Z = 1.96;

/** A share with its Wilson interval. @param size how many independent things it is a share of; it may be fewer than were looked at */
export function wilson(share: number, size: number): Estimate {
  if (size === 0) return { value: share, low: 0, high: 1 };
  const square = Z ** 2 / size;
  const centre = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The mean of some values, with the interval of a normal distribution; without bounds for fewer than two. */
export function mean(values: readonly number[]): Estimate {
  const size = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / Math.max(1, size);
  if (size < 2) return { value, low: -1, high: 1 };
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (size - 1);
  const half = Z * Math.sqrt(variance / size);
  return { value, low: value - half, high: value + half };
}
