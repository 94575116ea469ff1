/*
 * The script of the page of help, which is complete without it. It stands in the head, before the first paint, and imports nothing: the
 * build sends it as it is. It applies what this browser has chosen, and leaves in a hurry.
 */
(function setUpHelpPage() {
  /** What a quick exit clears in this browser, as the application does (`app/forget-at-exit.ts`). */
  const PRIVATE = [
    'beside.country',
    'beside.couples.language',
    'beside.dictation',
    'beside.advice.read',
    'beside.push',
    'beside.bookmarks.owner',
    'anonymousPartnerName',
    'bookmarkedSessions',
    'viewingAdvice',
  ];
  const root = document.documentElement;

  /** Uses the browser's storage, which may be forbidden. */
  function attempt<T>(use: () => T): T | null {
    try {
      return use();
    } catch {
      return null;
    }
  }
  const kept = (key: string) => attempt(() => localStorage.getItem(key));

  const scheme = kept('mantine-color-scheme-value');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const dark = scheme === 'dark' || (scheme !== 'light' && system.matches);
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  };
  paint();
  system.addEventListener('change', paint);
  root.dataset.scripted = '';
  showLook();

  // An address without a choice shows what this browser has chosen before.
  const address = new URL(location.href);
  const choices = { lang: ['beside.language', root.lang], country: ['beside.country', root.dataset.country ?? ''] } as const;
  let other = false;
  for (const [name, [key, shown]] of Object.entries(choices)) {
    const chosen = kept(key);
    if (!chosen || chosen === shown || address.searchParams.has(name)) continue;
    address.searchParams.set(name, chosen);
    other = true;
  }
  if (other) location.replace(address);

  // Without a connection the page may be one that this device has stored, for another country.
  document.addEventListener('DOMContentLoaded', () => {
    const country = address.searchParams.get('country');
    const note = document.querySelector<HTMLElement>('[data-other-country]');
    if (note) note.hidden = !country || country === root.dataset.country;
    const link = exit();
    if (link && isInstalled()) link.title = link.dataset.appTitle ?? '';
  });

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.form) return;
    const key = target.name === 'lang' ? choices.lang[0] : choices.country[0];
    const { value } = target;
    attempt(() => localStorage.setItem(key, value));
    target.form.requestSubmit();
  });

  /** Hides for good the couples help that this tab has shown, as the application does (`features/couples/help/hide-help-at-exit.ts`). */
  function hideCouplesHelp(): void {
    const kept = JSON.parse(sessionStorage.getItem('beside.couples.help') ?? '{}');
    for (const [token, shown] of Object.entries(Object(kept))) {
      const { upToId, isHidden } = Object(shown);
      if (isHidden || typeof upToId !== 'number') continue;
      const body = new Blob([JSON.stringify({ upToId })], { type: 'application/json' });
      navigator.sendBeacon(`/api/couples/hide-help/${encodeURIComponent(token)}`, body);
    }
  }

  /** What the device keeps to be read without a connection, as `lib/quick-exit.ts` does: the service worker goes on after the page. */
  function forgetOnDevice(): void {
    const forget = (worker?: ServiceWorker | null) => worker?.postMessage({ type: 'forget' });
    const { serviceWorker } = navigator;
    if (serviceWorker?.controller) forget(serviceWorker.controller);
    else void serviceWorker?.getRegistration().then((registration) => forget(registration?.active));
    indexedDB.deleteDatabase('beside-kept');
  }

  function isInstalled(): boolean {
    return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
  }

  /** Shows the app's name and picture that this browser has chosen, as the script in index.html does. */
  function showLook(): void {
    const isNotes = kept('beside.look') === 'notes';
    const appTitle = document.querySelector<HTMLMetaElement>('[name=apple-mobile-web-app-title]');
    if (isNotes) {
      const set = (rel: string, href: string) => document.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', href);
      set('manifest', '/manifest.notes.webmanifest');
      set('apple-touch-icon', '/apple-touch-icon-notes.png');
      set('icon', '/favicon-notes.svg');
      appTitle?.setAttribute('content', 'Notes');
    }
    // A page that is being left has none.
    if ((isNotes || isInstalled()) && appTitle && !root.dataset.away) document.title = appTitle.content;
  }

  function leave(neutral: string): void {
    // Above the installed app another site would open with a way back (`lib/quick-exit.ts`).
    const to = isInstalled() ? '/plain' : neutral;
    root.style.display = 'none';
    document.title = '';
    attempt(hideCouplesHelp);
    attempt(forgetOnDevice);
    attempt(() => sessionStorage.clear());
    for (const key of PRIVATE) attempt(() => localStorage.removeItem(key));
    attempt(() => sessionStorage.setItem('beside.away', to));
    location.replace(to);
  }
  const exit = () => document.querySelector<HTMLAnchorElement>('a.exit');
  document.addEventListener('click', (event) => {
    const link = exit();
    if (!link || !(event.target instanceof Node) || !link.contains(event.target)) return;
    event.preventDefault();
    leave(link.href);
  });

  // Shift alone, three times within five seconds.
  let presses: number[] = [];
  document.addEventListener('keydown', ({ key, repeat }) => {
    if (key !== 'Shift' || repeat) presses = [];
  });
  document.addEventListener('keyup', ({ key, timeStamp }) => {
    if (key !== 'Shift') return;
    presses = [...presses.filter((at) => timeStamp - at <= 5_000), timeStamp];
    const link = exit();
    if (presses.length >= 3 && link) leave(link.href);
  });
})();
