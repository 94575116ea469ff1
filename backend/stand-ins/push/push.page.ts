import type { PushedMessage } from './push.inbox.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function rowOf({ date, text, length, size, ttl, topic, urgency, state, endpoint }: PushedMessage): string {
  return `<li>
<pre tabindex="0">${inText(text.trimEnd())}</pre>
<p><time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time> <span>${state}</span> <span>${length} bytes, ${size} encrypted</span>
<span>TTL ${ttl} s</span> <span>Topic ${inText(topic ?? 'none')}</span> <span>Urgency ${urgency}</span> <span>To …${inText(endpoint.slice(-8))}</span></p>
</li>`;
}

/** Every message, newest first. */
export function listPage(messages: readonly PushedMessage[]): string {
  const rows = messages.map(rowOf);
  const list =
    rows.length > 0 ? `<ol>\n${rows.join('\n')}\n</ol>` : '<p>No push yet. What the application sends appears here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Pushes (${messages.length})</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/push.css">
</head>
<body>
<main>
<h1>Pushes</h1>
<p>Notifications are caught here, decrypted, and shown on no device. The newest is on top; all of it is gone when the server stops. For tests: <a href="/messages">messages</a></p>
<form method="post" action="/register"><button>Subscribe a browser</button> gives its endpoint and keys as JSON.</form>
${list}
</main>
<script src="/push.js"></script>
</body>
</html>
`;
}

/** The page in the product's style: paper, ink, one stem. */
export const PAGE_STYLES = `
:root {
  color-scheme: light dark;
  --page: #f5f2ea; --surface: #fbf9f4; --text: #28251f; --muted: #5c584e; --line: #dcd7ca; --link: #3d604a; --stem: #6c8f75; --focus: #1f5a41;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #1c1916; --surface: #25221d; --text: #ece6db; --muted: #b5ad9f; --line: #3a352e; --link: #b2c9b3; --focus: #b2d3b8;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 32px 24px 64px; }
h1 { margin: 8px 0 16px; padding-left: 16px; border-left: 5px solid var(--stem); border-radius: 3px; font: 500 1.75rem/1.25 Georgia, serif; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
button { min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); color: inherit; font: inherit; }
ol { margin: 24px 0 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid var(--line); }
li p { display: flex; flex-wrap: wrap; gap: 0 24px; margin: 4px 0 0; color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Shows a new message as it arrives; without this script the list stays as it was opened. */
export const PAGE_SCRIPT = `new EventSource('/events').addEventListener('message', () => location.reload());\n`;
