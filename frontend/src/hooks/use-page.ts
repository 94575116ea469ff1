import { useEffect } from 'react';
import { config } from '../lib/config.ts';
import { useT } from '../lib/i18n/i18n.store.ts';

/** The browser sets the focus on the first page of a visit; only later pages move it. */
let first = true;

/** Sets the window's title and focuses the page's heading. Null is the site's own title. */
export function usePage(title: string | null): void {
  const t = useT();

  useEffect(() => {
    const { appName } = config;
    document.title = title === null ? t('shell.title_default', { appName }) : t('shell.title', { page: title, appName });
  }, [title, t]);

  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    // A form may have focused an invalid field already.
    if (document.activeElement?.closest('main form')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
}
