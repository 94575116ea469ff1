import { AUDIT_ACTIONS, type AuditAction, SEARCH_MAX, USERS_MAX, USERS_PAGE } from '@beside/common/admin/admin.constants';
import { AppError } from '../../lib/app-error.ts';

/** Entries of the audit log that one page has, and may have. */
const AUDIT_PAGE = 25;
const AUDIT_MAX = 100;
/** The largest page and entry; PostgreSQL's integers go no further. */
const NUMBER_MAX = 2_147_483_647 / USERS_MAX;
const TEXT_MAX = 100;

type Query = Record<string, unknown>;

const invalid = (field: string, message: string): AppError =>
  new AppError('validation_failed', 'Please check what you entered', { errors: { [field]: [message] } });

/** A value of the query; what is empty counts as absent. */
function given(query: Query, name: string): string | null {
  const value = query[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(name, `${name} must be given once`);
  // PostgreSQL stores no such character.
  if (value.includes('\0')) throw invalid(name, `${name} is not valid`);
  return value;
}

function numberOf(query: Query, name: string, fallback: number, most: number): number {
  const value = given(query, name);
  if (value === null) return fallback;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > most) throw invalid(name, `${name} must be a number from 1 to ${Math.floor(most)}`);
  return number;
}

function textOf(query: Query, name: string): string | null {
  const value = given(query, name);
  if (value !== null && value.length > TEXT_MAX) throw invalid(name, `At most ${TEXT_MAX} characters`);
  return value;
}

export interface UsersQuery {
  page: number;
  limit: number;
  /** What is searched for. */
  q: string;
}

/**
 * Reads the query of `GET /api/admin/users` and `/search-users`.
 * @throws AppError 400 for a value that nobody can mean
 */
export function readUsersQuery(query: Query): UsersQuery {
  const q = (given(query, 'q') ?? '').trim();
  if (q.length > SEARCH_MAX) throw invalid('q', `At most ${SEARCH_MAX} characters`);
  return { page: numberOf(query, 'page', 1, NUMBER_MAX), limit: numberOf(query, 'limit', USERS_PAGE, USERS_MAX), q };
}

export interface AuditQuery {
  action: AuditAction | null;
  /** A user's id. */
  actor: string | null;
  /** The id of what was changed. */
  target: string | null;
  /** From this moment on, and until before that one. */
  from: Date | null;
  to: Date | null;
  /** Entries before this one. */
  before: number | null;
  limit: number;
}

/**
 * Reads the query of `GET /api/admin/audit`.
 * @throws AppError 400 for a value that nobody can mean
 */
export function readAuditQuery(query: Query): AuditQuery {
  const wanted = given(query, 'action');
  const action = AUDIT_ACTIONS.find((each) => each === wanted) ?? null;
  if (wanted !== null && !action) throw invalid('action', `action must be one of ${AUDIT_ACTIONS.join(', ')}`);
  return {
    action,
    actor: textOf(query, 'actor'),
    target: textOf(query, 'target'),
    from: timeOf(query, 'from'),
    to: timeOf(query, 'to'),
    before: given(query, 'before') === null ? null : numberOf(query, 'before', 1, 2_147_483_647),
    limit: numberOf(query, 'limit', AUDIT_PAGE, AUDIT_MAX),
  };
}

/** An ISO time or day; a day given as the end is meant with all of it. */
function timeOf(query: Query, name: 'from' | 'to'): Date | null {
  const value = given(query, name);
  if (value === null) return null;
  const time = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time) || value.startsWith('0000')) throw invalid(name, `${name} must be an ISO time or day`);
  return new Date(name === 'to' && value.length === 10 ? time + 86_400_000 : time);
}
