import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import './app/fonts.css';
import './app/theme.css';
import './app/base.css';
// The static page in index.html uses these before the home page's code arrives.
import './app/pages/home/HomePage.module.css';
import './app/pages/home/Cover.module.css';
import './components/announcements/announcements.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadRoute } from './app/routes.ts';
import { preloadAnnouncements } from './app/shell/Announcements.tsx';
import { SHELL_TEXTS } from './app/shell/shell-texts.ts';
import { restoreGaps } from './features/translation/interface-language.ts';
import { preferredLanguage } from './lib/i18n/i18n.store.ts';
import { applyLanguage, loadTexts } from './lib/i18n/load-texts.ts';
import { nextTask } from './lib/idle.ts';
import { watchInstall } from './lib/install.store.ts';
import { beginFirstRender } from './lib/query.ts';
import { forTab } from './lib/storage.ts';

/** Kept while the page is loaded once more, also by the script in index.html where the application itself is missing. */
const RELOADED = 'beside.reloaded';

/** A part that could not be fetched stays missing as long as the document lasts, so another one is tried; offline the static page is better than none. */
function reloadOnce(error: unknown): void {
  if (!navigator.onLine || forTab.get(RELOADED) !== null) throw error;
  forTab.set(RELOADED, '1');
  window.location.reload();
}

/** Renders once the page's code and texts are loaded. Until then the static page stays, so nothing flickers. */
async function start(root: HTMLElement) {
  // All code has just run, in one task.
  await nextTask();
  const language = preferredLanguage();
  const load = () => Promise.all([loadTexts(SHELL_TEXTS), preloadRoute(window.location), preloadAnnouncements()]);
  restoreGaps(language);
  await applyLanguage(language);
  // Try again, then fall back to English.
  await load()
    .catch(load)
    .catch(() => applyLanguage('en').then(load));
  forTab.remove(RELOADED);
  beginFirstRender();
  // A transition renders in slices, so taps and scrolls stay responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

watchInstall();
const root = document.getElementById('root');
// The script in index.html may be leaving this page again.
if (root && document.documentElement.dataset.away === undefined) start(root).catch(reloadOnce);
