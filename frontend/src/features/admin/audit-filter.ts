import { AUDIT_ACTIONS, type AuditAction } from '@beside/common/admin/admin.constants';

/** What the audit log is narrowed to. `from` and `to` are days (`YYYY-MM-DD`) of its reader's calendar, both included. */
export interface AuditFilter {
  action: AuditAction | '';
  /** Ids. */
  actor: string;
  target: string;
  from: string;
  to: string;
}

const NAMES = ['action', 'actor', 'target', 'from', 'to'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the filter of an address; what is none is left out. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const day = (name: 'from' | 'to') => {
    const value = params.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  const id = (name: 'actor' | 'target') => (params.get(name) ?? '').slice(0, 100);
  return {
    action: AUDIT_ACTIONS.find((each) => each === params.get('action')) ?? '',
    ...{ actor: id('actor'), target: id('target'), from: day('from'), to: day('to') },
  };
}

/** The address of a filter. */
export function writeFilter(filter: AuditFilter): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
}

/** The parameters of the call: days become moments, in the reader's time zone. */
export function queryOf({ from, to, ...others }: AuditFilter): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(others)) if (value) query[name] = value;
  if (from) query.from = midnight(from, 0);
  if (to) query.to = midnight(to, 1);
  return query;
}

function midnight(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
