import type { TextKey } from '../../../lib/i18n/table.ts';
import { navFor } from '../../shell/nav.ts';

const LINKS = navFor(true, undefined);

/** What the menu calls the page at an address; null where the menu does not lead to it. */
export function pageName(pathname: string): TextKey | null {
  const [, first = ''] = pathname.split('/');
  return LINKS.find(({ to }) => to === `/${first}`)?.label ?? null;
}
