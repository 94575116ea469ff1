import { useEffect } from 'react';
import { config } from '../lib/config.ts';
import { useT } from '../lib/i18n/i18n.store.ts';

/** The first page of a visit is where the browser put the reader; only later ones move the focus. */
let first = true;

/** Names the page in the window's title, and when it is opened moves the focus to its heading. Null is the site's own title. */
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
    // A field that asks to be looked at again has taken the focus already.
    if (document.activeElement?.closest('main form')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
}
