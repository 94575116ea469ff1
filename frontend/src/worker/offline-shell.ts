const CONFIG = /(<script type="application\/json" id="beside-config">)([\s\S]*?)(<\/script>)/;

/** Why a page comes from this device: there is no connection, or the server takes its time. */
export type Reason = 'failed' | 'slow';

/**
 * The page as it opens from this device: it says why, shows no announcements, which may be over, and not the home page's static text, since it may stand
 * at any address.
 * @param html the page as the server sent it
 */
export function offlineShell(html: string, offline: Reason): string {
  return html
    .replace('<html', '<html data-elsewhere')
    .replace(CONFIG, (_all, open: string, json: string, close: string) => open + configOf(json, offline) + close);
}

function configOf(json: string, offline: Reason): string {
  const config: object = JSON.parse(json);
  return JSON.stringify({ ...config, announcements: [], offline }).replaceAll('<', '\\u003c');
}
