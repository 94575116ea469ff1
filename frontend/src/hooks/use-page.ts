import { useEffect } from 'react';
import { config } from '../lib/config.ts';
import { useT } from '../lib/i18n/i18n.store.ts';
import { isInstalled } from '../lib/installed.ts';
import { nameOf, useLook } from '../lib/look.store.ts';

/** The browser sets the focus on the first page of a visit; only later pages move it. */
let first = true;

/**
 * Sets the window's title and focuses the page's heading. Null is the site's own title. In the installed app, and with another look, the title is
 * the look's name alone.
 */
export function usePage(title: string | null): void {
  const t = useT();
  const look = useLook((state) => state.look);

  useEffect(() => {
    const { appName } = config;
    // The list of apps, and of the browser's history, show a title: there it says no more than the name.
    if (isInstalled() || look !== 'beside') document.title = nameOf(look);
    else document.title = title === null ? t('shell.title_default', { appName }) : t('shell.title', { page: title, appName });
  }, [title, look, t]);

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
