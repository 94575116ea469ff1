import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import de from '../../../locales/device/de.ts';
import { offerInstall, stubApple, stubInstalled } from '../../../testing/fake-install.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { mainButton, seeAddress, seeHeading, seeToast } from '../../../testing/page-steps.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const MACINTOSH = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const NONE = 'Your browser cannot add Beside as an app. Everything works here as well.';
const REMOVE = 'Remove the app from this device first, then add it with its new name.';
const LINKS = '<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

const add = () => screen.findByRole('button', { name: 'Add to this device' });
const names = () => screen.findByRole('region', { name: 'Another name' });
const look = (name: RegExp) => screen.findByRole('radio', { name });

/** Opens the page, with what its head has in a browser. */
async function open(opening: Opening = {}) {
  const opened = await openApp('/account/app', { user: CLARA, ...opening });
  document.head.insertAdjacentHTML('beforeend', `${LINKS}<link rel="manifest" href="/manifest.webmanifest">`);
  await names();
  return opened;
}
const inHead = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

describe('adding the app', () => {
  it('says where the browser cannot, is among the account’s pages, and is for users alone', async () => {
    await open();
    await seeHeading('Beside as an app');
    expect(document.title).toBe('Beside as an app · Beside');
    // The browser of the tests might still offer it, in its first seconds.
    expect(await screen.findByText(NONE)).toBeVisible();
    const nav = screen.getByRole('navigation', { name: 'Your account' });
    expect(within(nav).getByRole('link', { name: 'As an app' })).toHaveAttribute('aria-current', 'page');
    await openApp('/account/app');
    await seeAddress('/auth');
  });

  it('holds the browser’s question back, and asks it at the press alone', async () => {
    const { user } = await open();
    const { prompt, event } = offerInstall('accepted');
    expect(event.defaultPrevented).toBe(true);
    const button = await add();
    expect(screen.queryByText(NONE)).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('A sign on the screen shows that you use Beside.');
    expect(prompt).not.toHaveBeenCalled();
    await user.click(button);
    expect(prompt).toHaveBeenCalledOnce();
    expect(await screen.findByText('Beside is added to this device. You find it among your apps.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to this device' })).toBeNull();
  });

  it('keeps its button after a refusal, and asks by the next question, never by a used one', async () => {
    const { user } = await open();
    const first = offerInstall('dismissed');
    await user.click(await add());
    expect(first.prompt).toHaveBeenCalledOnce();
    const second = offerInstall('dismissed');
    await user.click(await add());
    expect([first.prompt.mock.calls.length, second.prompt.mock.calls.length]).toEqual([1, 1]);
    // No further question: the page must be loaded again.
    await user.click(await add());
    expect(await screen.findByText('Your browser needs this page anew, before it can add the app.')).toBeVisible();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await user.click(mainButton('Load again'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says that the question failed, and when the app is added from the browser’s menu', async () => {
    const { user } = await open();
    offerInstall(new Error('not now'));
    await user.click(await add());
    await seeToast('The app was not added');
    window.dispatchEvent(new Event('appinstalled'));
    expect(await screen.findByText(/^Beside is added to this device/)).toBeVisible();
  });

  it('waits for a browser that may still offer it, in the same place', async () => {
    expect('onbeforeinstallprompt' in window).toBe(true);
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { user } = await open();
    const button = await add();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    const { prompt } = offerInstall('dismissed');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(prompt).not.toHaveBeenCalled();
  });

  it.each([
    ['an iPhone', IPHONE, 5, 'Beside on your iPhone'],
    ['an iPad, which says that it is a Macintosh', MACINTOSH, 5, 'Beside on your iPad'],
  ])('has four steps by hand on %s', async (_, agent, touch, title) => {
    stubApple(agent, touch);
    await open();
    const part = await screen.findByRole('region', { name: title });
    const steps = within(part).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.trim())).toEqual([
      'Press  Share, at the edge of the screen.',
      'Choose  Add to Home Screen.',
      'Change the name if you like. It stands under the picture.',
      'Open it from there once, and sign in.',
    ]);
    expect(within(part).queryByRole('button')).toBeNull();
  });

  it('has no steps on a Macintosh', async () => {
    stubApple(MACINTOSH, 0);
    await open();
    expect(await screen.findByText(NONE)).toBeVisible();
  });

  it('offers nothing in the app itself, whose title is its name alone', async () => {
    stubInstalled();
    await open();
    expect(screen.getByText('You are in the app already: there is nothing to add.')).toBeVisible();
    expect(document.title).toBe('Beside');
    await open({ config: { appName: 'Nearby' } });
    expect(document.title).toBe('Nearby');
  });
});

describe('another name', () => {
  it('is this browser’s, is in the page’s head at once, and is the title alone', async () => {
    const { user, calls } = await open();
    const before = calls.length;
    expect(await look(/^Beside/)).toBeChecked();
    expect(await names()).toHaveTextContent(
      'It hides the name, not the app: whoever opens it, or reads the browser’s lists of apps and sites, finds Beside.',
    );
    expect(within(await names()).getByRole('link', { name: 'Where to find help' })).toHaveAttribute('href', '/help');
    await user.click(await look(/^Notes/));
    expect(await look(/^Notes/)).toBeChecked();
    expect([inHead('manifest'), inHead('apple-touch-icon'), inHead('icon')]).toEqual([
      '/manifest.notes.webmanifest',
      '/apple-touch-icon-notes.png',
      '/favicon-notes.svg',
    ]);
    await waitFor(() => expect(document.title).toBe('Notes'));
    expect(localStorage.getItem('beside.look')).toBe('notes');
    expect(calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(screen.queryByText(REMOVE)).toBeNull();

    const again = await open();
    expect(document.title).toBe('Notes');
    await again.user.click(await look(/^Beside/));
    expect(inHead('manifest')).toBe('/manifest.webmanifest');
    await waitFor(() => expect(document.title).toBe('Beside as an app · Beside'));
    expect(localStorage.getItem('beside.look')).toBeNull();
  });

  it('is never asked for by a question that came with the former name', async () => {
    const { user } = await open();
    const former = offerInstall('accepted');
    await add();
    await user.click(await look(/^Notes/));
    // The press waits for the browser, which reads the new manifest.
    await user.click(await add());
    expect(former.prompt).not.toHaveBeenCalled();
    const { prompt } = offerInstall('accepted');
    await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
    expect(await screen.findByText('Notes is added to this device. You find it among your apps.')).toBeVisible();
    expect(former.prompt).not.toHaveBeenCalled();
  });

  it('says in the app that it must be removed first', async () => {
    stubInstalled();
    const { user } = await open();
    await user.click(await look(/^Notes/));
    expect(await screen.findByText(REMOVE)).toBeVisible();
    expect(document.title).toBe('Notes');
    await user.click(await look(/^Beside/));
    await waitFor(() => expect(screen.queryByText(REMOVE)).toBeNull());
  });

  it('stays as it was where the browser stores nothing', async () => {
    const { user } = await open();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, clear: () => undefined });
    await user.click(await look(/^Notes/));
    await seeToast('The name was not changed', 'This browser stores nothing.');
    expect(await look(/^Beside/)).toBeChecked();
    expect(inHead('manifest')).toBe('/manifest.webmanifest');
  });

  it('is the same word in every language', async () => {
    await openApp('/account/app', { user: CLARA, language: 'de' });
    expect(await screen.findByRole('radio', { name: new RegExp(`^Notes *${de['device.look_notes']}`) })).toBeInTheDocument();
  });
});
