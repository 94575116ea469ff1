import { PAGE_BUTTONS } from '@beside/common/admin/admin.constants';

/** The pages that have a button: up to five, the current one in their middle where that is possible. */
export function pagesAround(page: number, pages: number): number[] {
  const count = Math.min(PAGE_BUTTONS, pages);
  const first = Math.min(Math.max(1, page - Math.floor(PAGE_BUTTONS / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
