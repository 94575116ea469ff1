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
/** The first and the last day that the fields take: nothing was done before, and the server knows no five figures of a year. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2999-12-31'] as const;

/** Whether a text is a day that the fields take. */
export const isDay = (text: string): boolean => isDate(text) && text >= FIRST_DAY && text <= LAST_DAY;

const isDate = (text: string) => DAY.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

/** Reads the filter of an address: what is none is left out, and a day far off becomes the nearest that there may be. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const day = (name: 'from' | 'to') => {
    const value = params.get(name) ?? '';
    if (!isDate(value)) return '';
    return value < FIRST_DAY ? FIRST_DAY : value > LAST_DAY ? LAST_DAY : value;
  };
  const id = (name: 'actor' | 'target') => (params.get(name) ?? '').replaceAll('\0', '').slice(0, 100);
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
