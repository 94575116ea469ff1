import type pg from 'pg';
import { pause } from '../lib/pause.ts';

/** The longest delay in milliseconds. Most are far shorter: order matters more than length. */
const LATEST_MS = 60;

/**
 * Delays statements and connections of a pool by chance, where `LATE_ANSWERS` is set: a test that fails then depends on the machine's speed.
 * A transaction's own statements keep their order.
 */
export function delayByChance(pool: pg.Pool): void {
  if (!process.env.LATE_ANSWERS) return;
  for (const name of ['query', 'connect'] as const) {
    const work = pool[name].bind(pool);
    const later = async (...given: unknown[]): Promise<unknown> => {
      await pause(Math.random() ** 3 * LATEST_MS);
      return Reflect.apply(work, pool, given);
    };
    Object.assign(pool, { [name]: later });
  }
}
