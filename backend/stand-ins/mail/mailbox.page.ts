import type { CaughtMessage } from './mailbox.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${inText(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
${body}
</body>
</html>
`;
}

const time = (message: CaughtMessage): string =>
  `<time datetime="${message.date}">${message.date.slice(0, 19).replace('T', ' ')} UTC</time>`;
const subject = (message: CaughtMessage): string => inText(message.subject || '(no subject)');

/** Every message, newest first. */
export function listPage(messages: readonly CaughtMessage[]): string {
  const rows = messages.map(
    (message) => `<li>
<a href="/messages/${message.id}">${subject(message)}</a>
<p><span>To ${inText(message.to)}</span> <span>From ${inText(message.from)}</span> ${time(message)}</p>
</li>`,
  );
  const list =
    rows.length > 0 ? `<ol>\n${rows.join('\n')}\n</ol>` : '<p>No mail yet. What the application sends appears here.</p>';
  return page(
    `Mailbox (${messages.length})`,
    `<main>
<h1>Mailbox</h1>
<p>Mail is caught here and goes to nobody. The newest is on top; all of it is gone when the server stops. For tests: <a href="/messages.json">messages.json</a></p>
${list}
</main>
<script src="/mailbox.js"></script>`,
  );
}

/** One message: its headers, its HTML in a frame, its plain text and its links. */
export function messagePage(message: CaughtMessage): string {
  const links = message.links.map(
    (link) => `<li><a href="${inText(link)}" target="_blank" rel="noopener noreferrer">${inText(link)}</a></li>`,
  );
  const framed = `<iframe title="The message as HTML" src="/messages/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(
    message.subject || '(no subject)',
    `<main>
<nav><a href="/">All mail</a></nav>
<h1>${subject(message)}</h1>
<dl>
<dt>To</dt><dd>${inText(message.to)}</dd>
<dt>From</dt><dd>${inText(message.from)}</dd>
<dt>Time</dt><dd>${time(message)}</dd>
</dl>
<div class="beside">
<section aria-labelledby="html"><h2 id="html">HTML</h2>${message.html === '' ? '<p>None</p>' : framed}</section>
<section aria-labelledby="text"><h2 id="text">Plain text</h2>${message.text === '' ? '<p>None</p>' : `<pre tabindex="0">${inText(message.text)}</pre>`}</section>
</div>
<h2>Links</h2>
${links.length > 0 ? `<ul>${links.join('\n')}</ul>` : '<p>None</p>'}
<p><a href="/messages/${message.id}/source">Source</a></p>
</main>`,
  );
}

/** The frame's page: the message's own HTML; its links open in a new tab. */
export function framePage(message: CaughtMessage): string {
  // The first `base` with a target holds, so the message cannot override it.
  return `<!doctype html><base target="_blank">${message.html.replace(/^\s*<!doctype[^>]*>/i, '')}`;
}

/** For an unknown address, or a message that newer ones have displaced. */
export function missingPage(): string {
  return page('Not here', '<main><h1>Not here</h1><p>This message is not kept any more. <a href="/">All mail</a></p></main>');
}
