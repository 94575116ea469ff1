import { missing } from '../engine/stripe.error.ts';

interface PageParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** A list object with a page of the rows, which come oldest first; a list shows the newest first. */
export function listPage<Row extends { id: string }>(url: string, rows: readonly Row[], params: PageParams): object {
  const newest = rows.toReversed();
  const limit = Math.min(100, Math.max(1, params.limit ?? 10));
  const indexOf = (id: string, param: string): number => {
    const index = newest.findIndex((row) => row.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  if (params.ending_before !== undefined) {
    const end = indexOf(params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = params.starting_after === undefined ? 0 : indexOf(params.starting_after, 'starting_after') + 1;
  return { object: 'list', data: newest.slice(start, start + limit), has_more: newest.length > start + limit, url };
}

type Range = { gt?: number; gte?: number; lt?: number; lte?: number } | number | undefined;

/** Whether a time lies in the range that was asked for. */
export function isWithin(range: Range, value: number | null): boolean {
  if (range === undefined) return true;
  if (value === null) return false;
  if (typeof range === 'number') return value === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value > gt && value >= gte && value < lt && value <= lte;
}
