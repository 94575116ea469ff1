import {
  AUDIT_ACTIONS,
  type AuditAction,
  SEARCH_MAX,
  USERS_MAX,
  USERS_PAGE,
  USERS_PAGES_MAX,
} from '@beside/common/admin/admin.constants';
import { invalidQuery, type QueryField, type QueryOf, queryField, queryNumber, textOf } from '../../http/query.ts';

/** Entries of the audit log that one page has, and may have. */
const AUDIT_PAGE = 25;
const AUDIT_MAX = 100;
/** PostgreSQL's integers go no further. */
const INTEGER_MAX = 2_147_483_647;
const TEXT_MAX = 100;

/** A value of the query; what is empty counts as absent. */
function storableOf(raw: unknown, name: string): string | null {
  const value = textOf(raw, name);
  // PostgreSQL stores no such character.
  if (value?.includes('\0')) throw invalidQuery(name, `${name} is not valid`);
  return value;
}

const shortText = (about: string): QueryField<string | null> =>
  queryField(about, { type: 'string', maxLength: TEXT_MAX }, (raw, name) => {
    const value = storableOf(raw, name);
    if (value !== null && value.length > TEXT_MAX) throw invalidQuery(name, `At most ${TEXT_MAX} characters`);
    return value;
  });

/** An ISO time or day; a day given as the end is meant with all of it. */
const time = (about: string): QueryField<Date | null> =>
  queryField(about, { type: 'string' }, (raw, name) => {
    const value = storableOf(raw, name);
    if (value === null) return null;
    const at = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(at) || value.startsWith('0000')) throw invalidQuery(name, `${name} must be an ISO time or day`);
    return new Date(name === 'to' && value.length === 10 ? at + 86_400_000 : at);
  });

/** The parameters of `GET /api/admin/users`. */
export const USERS_QUERY = {
  page: queryNumber('The page, from 1', 1, USERS_PAGES_MAX, 1),
  limit: queryNumber('Users of a page', 1, USERS_MAX, USERS_PAGE),
};
export type UsersQuery = QueryOf<typeof USERS_QUERY>;

/** The parameters of `GET /api/admin/search-users`. */
export const SEARCH_QUERY = {
  ...USERS_QUERY,
  q: queryField('Words of a name or an address, or an id', { type: 'string', maxLength: SEARCH_MAX }, (raw, name): string => {
    const q = (storableOf(raw, name) ?? '').trim();
    if (q.length > SEARCH_MAX) throw invalidQuery(name, `At most ${SEARCH_MAX} characters`);
    return q;
  }),
};
export type SearchQuery = QueryOf<typeof SEARCH_QUERY>;

/** The parameters of `GET /api/admin/audit`. */
export const AUDIT_QUERY = {
  action: queryField('What was done', { type: 'string', enum: AUDIT_ACTIONS }, (raw, name): AuditAction | null => {
    const wanted = storableOf(raw, name);
    const action = AUDIT_ACTIONS.find((each) => each === wanted) ?? null;
    if (wanted !== null && !action) throw invalidQuery(name, `${name} must be one of ${AUDIT_ACTIONS.join(', ')}`);
    return action;
  }),
  actor: shortText('The id of the user who did it'),
  target: shortText('The id of what was changed'),
  from: time('From this ISO time or day on'),
  to: time('Before this ISO time, or up to this day'),
  before: queryNumber('`nextBefore` of the page before: entries before this one', 1, INTEGER_MAX),
  limit: queryNumber('Entries of a page', 1, AUDIT_MAX, AUDIT_PAGE),
};
export type AuditQuery = QueryOf<typeof AUDIT_QUERY>;
