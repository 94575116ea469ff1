import type pg from 'pg';
import { couplesStatements } from '../couples.statements.ts';
import type { ActiveSession, ActiveSessions } from '../session/couples.active-sessions.ts';

/** Milliseconds between two writes of who has read what. */
const EVERY_MS = 1000;

export interface CouplesReadWriter {
  /** Has a session's read positions written, a moment later. */
  write(active: ActiveSession): void;
  /** Writes what is not written yet, when the node stops. */
  close(): Promise<void>;
}

/** Writes how far partners have read; one statement serves many sessions. */
export function couplesReadWriter(pool: pg.Pool, sessions: ActiveSessions): CouplesReadWriter {
  const unwritten = new Map<number, ActiveSession>();
  let timer: NodeJS.Timeout | null = null;

  const plan = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      void writeAll();
    }, EVERY_MS).unref();
  };

  const writeAll = async (): Promise<void> => {
    const all = [...unwritten.values()];
    unwritten.clear();
    const reads = all.map(({ session }) => ({ id: session.id, ...session.reads }));
    const written = await couplesStatements.setReads(pool, reads).catch(() => new Set<number>());
    for (const each of all) {
      const { id } = each.session;
      if (!written.has(id) && !unwritten.has(id) && sessions.get(id) === each) unwritten.set(id, each);
    }
    if (unwritten.size > 0) plan();
  };

  return {
    write(active) {
      unwritten.set(active.session.id, active);
      plan();
    },
    async close() {
      if (timer) clearTimeout(timer);
      if (unwritten.size > 0) await writeAll();
    },
  };
}
