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
import { fullTable } from './features/translation/interface-language.ts';
import { applyLanguage, preferredLanguage } from './lib/i18n/i18n.store.ts';

/** Draws nothing until the page's code and its language are here: the static page stays until then, and nothing blinks. */
async function start(root: HTMLElement) {
  const language = preferredLanguage();
  const [table] = await Promise.all([fullTable(language).catch(() => null), preloadRoute(window.location.pathname)]);
  if (table) applyLanguage(language, table);
  else applyLanguage('en', {});
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
