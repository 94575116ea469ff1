import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import nlHome from '../locales/home/nl.ts';
import deLegal from '../locales/legal/de.ts';
import legal from '../locales/legal/en.ts';
import shell from '../locales/shell/en.ts';
import { openApp } from '../testing/open-app.tsx';
import { seeAddress, seeFocus, seeHeading } from '../testing/page-steps.ts';

const main = () => within(screen.getByRole('main'));

it('offers two ways on from an unknown address', async () => {
  const { user } = await openApp('/no/such/place');
  await seeHeading('There is nothing at this address');
  expect(document.title).toMatch(/There is nothing at this address/);
  expect(screen.getByRole('link', { name: 'Explore Plans' })).toHaveAttribute('href', '/subscribe');
  await user.click(screen.getByRole('link', { name: 'Go Home' }));
  await seeAddress('/');
  expect(await screen.findByRole('button', { name: 'Ask for advice' })).toBeVisible();
});

describe('the legal pages', () => {
  it('are linked from the footer, and each from the other', async () => {
    const { user } = await openApp('/', { config: { supportEmail: 'support@example.com' } });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: shell['footer.terms'] }));
    await seeAddress('/terms-of-service');
    await seeFocus(await seeHeading(legal['legal.terms']));
    expect(document.title).toMatch(/^Terms of use · /);
    const [privacy] = await main().findAllByRole('link', { name: 'privacy policy' });
    if (privacy) await user.click(privacy);
    await seeAddress('/privacy-policy');
    expect(await screen.findByRole('heading', { level: 2, name: 'What is stored on the server' })).toBeVisible();
    expect(main().getAllByRole('link', { name: 'support@example.com' })[0]).toHaveAttribute('href', 'mailto:support@example.com');
    const contents = screen.getByRole('navigation', { name: legal['legal.contents'] });
    expect(within(contents).getAllByRole('link')).toHaveLength(10);
  });

  it('keep a reader’s place when a link within the page scrolls before the router hears of it', async () => {
    await openApp('/privacy-policy');
    await seeHeading(legal['legal.privacy']);
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
      window.dispatchEvent(new Event('scroll'));
    };
    const stored = (): unknown => {
      window.dispatchEvent(new Event('pagehide'));
      return Object.values(JSON.parse(sessionStorage.getItem('beside.scroll') ?? '{}'));
    };
    scrollTo(40);
    expect(stored()).toEqual([40]);
    window.history.pushState(null, '', '#keeping');
    scrollTo(6525);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(stored()).toEqual([40]);
  });

  it('are German in a German browser', async () => {
    await openApp('/privacy-policy', { language: 'de' });
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    await seeHeading(deLegal['legal.privacy'] ?? 'none');
    expect(await screen.findByRole('heading', { name: 'Wie lange es bleibt' })).toBeVisible();
    expect(screen.getByText('Zuletzt geändert am 28. November 2026')).toBeVisible();
  });
});

it('is Dutch at once in a Dutch browser', async () => {
  await openApp('/', { language: 'nl' });
  expect(document.documentElement).toHaveAttribute('lang', 'nl');
  expect(await screen.findByRole('button', { name: nlHome['form.submit'] ?? 'none' })).toBeVisible();
});
