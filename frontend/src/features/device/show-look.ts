import type { Look } from '@beside/common/notifications/notifications.constants';
import { nameOf } from '../../lib/look.store.ts';

/** What the page's head names for each look: the manifest, and pictures. */
const FILES: Record<Look, Readonly<Record<string, string>>> = {
  beside: { manifest: '/manifest.webmanifest', 'apple-touch-icon': '/apple-touch-icon.png', icon: '/favicon.svg' },
  notes: {
    manifest: '/manifest.notes.webmanifest',
    'apple-touch-icon': '/apple-touch-icon-notes.png',
    icon: '/favicon-notes.svg',
  },
};

/** The picture by which a look stands among the apps. */
export const pictureOf = (look: Look): string => (look === 'notes' ? '/icon-notes-192.png' : '/icon-192.png');

/** Puts a look into the page's head, as the script in index.html does at the next load. The browser reads it when the app is added. */
export function showLook(look: Look): void {
  for (const [rel, href] of Object.entries(FILES[look]))
    document.head.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', href);
  document.head.querySelector('[name=apple-mobile-web-app-title]')?.setAttribute('content', nameOf(look));
}
