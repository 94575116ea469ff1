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
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadRoute } from './app/routes.ts';
import { SHELL_TEXTS } from './app/shell/shell-texts.ts';
import { restoreGaps } from './features/translation/interface-language.ts';
import { preferredLanguage } from './lib/i18n/i18n.store.ts';
import { applyLanguage, loadTexts } from './lib/i18n/load-texts.ts';

/** Renders once the page's code and texts are loaded. Until then the static page stays, so nothing flickers. */
async function start(root: HTMLElement) {
  const language = preferredLanguage();
  const load = () => Promise.all([loadTexts(SHELL_TEXTS), preloadRoute(window.location.pathname)]);
  restoreGaps(language);
  await applyLanguage(language);
  // Fall back to English if the language's texts cannot be loaded.
  await load().catch(() => applyLanguage('en').then(load));
  // A transition renders in slices, so taps and scrolls stay responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
// The script in index.html may be leaving this page again.
if (root && document.documentElement.dataset.away === undefined) void start(root);
