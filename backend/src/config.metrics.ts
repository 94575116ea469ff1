import { isIP } from 'node:net';

export const METRICS_NAMES = ['METRICS_PORT', 'METRICS_HOST'] as const;

/** Where Prometheus reads the metrics. */
export interface MetricsConfig {
  port: number;
  /** The one address of this machine at which they are served; undefined: at all of them. */
  host: string | undefined;
}

interface Read {
  /** A variable's value; null where it is unset. */
  text: (name: (typeof METRICS_NAMES)[number]) => string | null;
  /** A variable's number within bounds, or its fallback; a fault where it is none. */
  number: (name: 'METRICS_PORT', fallback: number, min: number, max: number) => number;
}

/**
 * Reads where the metrics are served.
 * @param port the node's own port
 * @param faults gets a line for each fault
 * @returns null: nothing is measured
 */
export function metricsConfig({ text, number }: Read, { port }: { port: number }, faults: string[]): MetricsConfig | null {
  const host = text('METRICS_HOST') ?? undefined;
  if (host !== undefined && isIP(host) === 0) faults.push('METRICS_HOST must be an address of this machine, as 127.0.0.1');
  if (text('METRICS_PORT') === null) return null;
  const own = number('METRICS_PORT', 0, 1, 65_535);
  if (!Number.isInteger(own) || own === port) faults.push('METRICS_PORT must be a whole number, and another one than PORT');
  return { port: own, host };
}
