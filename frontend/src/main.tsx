import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import './app/fonts.css';
import './app/theme.css';
import './app/ground.css';
// The static page of index.html wears these before the home page's own code arrives.
import './app/pages/home/HomePage.module.css';
import './app/pages/home/Cover.module.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadRoute } from './app/routes.ts';
import { SHELL_TEXTS } from './app/shell/shell-texts.ts';
import { restoreGaps } from './features/translation/interface-language.ts';
import { preferredLanguage } from './lib/i18n/i18n.store.ts';
import { applyLanguage, loadTexts } from './lib/i18n/load-texts.ts';
import { forTab } from './lib/storage.ts';

/** Kept while the page is loaded once more. */
const RELOADED = 'beside.reloaded';

/** A part that could not be fetched stays missing as long as the document lasts, so another one is tried; offline the static page is better than none. */
function reloadOnce(error: unknown): void {
  if (!navigator.onLine || forTab.get(RELOADED) !== null) throw error;
  forTab.set(RELOADED, '1');
  window.location.reload();
}

/** Draws nothing until the page's code and its texts are here: the static page stays until then, and nothing blinks. */
async function start(root: HTMLElement) {
  const language = preferredLanguage();
  const load = () => Promise.all([loadTexts(SHELL_TEXTS), preloadRoute(window.location.pathname)]);
  restoreGaps(language);
  await applyLanguage(language);
  // Tried again, then in English: a language whose texts cannot be fetched gives way.
  await load()
    .catch(load)
    .catch(() => applyLanguage('en').then(load));
  forTab.remove(RELOADED);
  // As a transition it is drawn in slices, between which a tap or a scroll is answered.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
// A page that the script in index.html is leaving again has nothing to draw.
if (root && document.documentElement.dataset.away === undefined) start(root).catch(reloadOnce);
