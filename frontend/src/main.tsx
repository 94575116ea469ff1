import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import './app/fonts.css';
import './app/theme.css';
import './app/base.css';
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

/** Draws nothing until the page's code and its texts are here: the static page stays until then, and nothing blinks. */
async function start(root: HTMLElement) {
  const language = preferredLanguage();
  const load = () => Promise.all([loadTexts(SHELL_TEXTS), preloadRoute(window.location.pathname)]);
  restoreGaps(language);
  await applyLanguage(language);
  // A language whose texts cannot be fetched gives way to English.
  await load().catch(() => applyLanguage('en').then(load));
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
if (root && document.documentElement.dataset.away === undefined) void start(root);
