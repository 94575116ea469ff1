import { forTab } from '../../../lib/storage.ts';
import { couplesForgetting } from '../forget.ts';

/**
 * Hides for good the couples help that this tab has shown, also on a page without the couples code: it must not be the first thing to be seen
 * when the session is opened again after a quick exit. Nothing waits for it, since the page is being left.
 */
export function hideCouplesHelp(): void {
  const kept: unknown = forTab.json(couplesForgetting.keys.help);
  for (const [token, shown] of Object.entries(Object(kept))) {
    const { upToId, isHidden } = Object(shown);
    if (isHidden || typeof upToId !== 'number') continue;
    const body = new Blob([JSON.stringify({ upToId })], { type: 'application/json' });
    navigator.sendBeacon?.(`/api/couples/hide-help/${encodeURIComponent(token)}`, body);
  }
}
