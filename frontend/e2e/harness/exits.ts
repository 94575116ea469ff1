import type { BrowserContext, Page } from '@playwright/test';

/** Where a quick exit leads to in a tab. */
export const AWAY = 'https://www.bbc.com/weather';

/** Puts a page in the place of that site, which there is only while `isOnline`: nothing is asked of others. */
export const standInAway = (context: BrowserContext, isOnline = () => true) =>
  context.route('https://www.bbc.com/**', (route) =>
    isOnline() ? route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }) : route.abort('internetdisconnected'),
  );

/** Opens pages as the installed app does, as the browser says it of one; its protocol cannot say so for a tab. */
export const lookInstalled = (opener: BrowserContext | Page) =>
  opener.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
