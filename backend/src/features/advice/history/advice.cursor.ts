import { invalidQuery } from '../../../http/query.ts';

/** A place in the history: the session after which the next page begins. */
export interface Place {
  /** An ISO time in UTC, to the microsecond, as `TIME` writes it: a JavaScript date would lose some of them. */
  createdAt: string;
  id: string;
}

/** Before all sessions, the newest included. */
export const NEWEST: Place = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** SQL that writes a time as a cursor has it. */
export const timeOf = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to the reader. It names a place and no owner: every page is of the caller's own sessions, whatever the cursor. */
export function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** @throws AppError 400 for what `writeCursor` has not written */
export function readCursor(cursor: string): Place {
  const [, createdAt, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined || !isTime(createdAt)) throw invalidQuery('cursor', 'cursor is not valid');
  return { createdAt, id };
}

/** Whether a time is in the calendar, as the database has it: it begins with year 1, and knows no February 30th. */
function isTime(written: string): boolean {
  const time = Date.parse(written);
  return !written.startsWith('0000') && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === written.slice(0, 19);
}
