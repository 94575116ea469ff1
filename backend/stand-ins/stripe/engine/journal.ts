import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './store.ts';

/** Keeps what changed: a line for each transaction, on disk before `write` returns. */
export interface Journal {
  write(changes: Change[]): void;
  close(): void;
}

/** What was written before. A last line that was cut is left out: its change was never answered. */
export function readJournal(folder: string): Change[] {
  const file = join(folder, 'journal.jsonl');
  if (!existsSync(file)) return [];
  const changes: Change[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const parsed = parseLine(line);
    if (!parsed) break;
    changes.push(...parsed);
  }
  return changes;
}

function parseLine(line: string): Change[] | null {
  try {
    const value: unknown = JSON.parse(line);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Begins a new journal with all rows, and puts it in the place of the last one. */
export function openJournal(folder: string, rows: readonly Change[]): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'journal.jsonl');
  const next = `${file}.next`;
  const descriptor = openSync(next, 'w', 0o600);
  if (rows.length > 0) writeFileSync(descriptor, rows.map((row) => `${JSON.stringify([row])}\n`).join(''));
  fdatasyncSync(descriptor);
  renameSync(next, file);
  return {
    write: (changes) => {
      writeFileSync(descriptor, `${JSON.stringify(changes)}\n`);
      // What became of a delivery may be lost: it is then made once more.
      if (changes.some(([kind]) => kind !== 'delivery')) fdatasyncSync(descriptor);
    },
    close: () => closeSync(descriptor),
  };
}
