import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { framePage, listPage, messagePage, missingPage } from './mailbox.page.ts';
import { MAILBOX_SCRIPT, MAILBOX_STYLES } from './mailbox.styles.ts';
import type { Mailbox } from './mailbox.ts';

/** For our own pages: nothing from elsewhere, our one script and style sheet, a frame for a message. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For a message's HTML: sandboxed even when its address is opened directly. A link may open a new tab; nothing may run or load. */
const MESSAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

interface Page {
  status: number;
  type: string;
  body: string | Buffer;
  policy?: string;
}

/** The pages of the mailbox, not listening yet. */
export function createMailboxPages(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    response.on('error', () => response.destroy());
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const refusal = refuse(request);
    if (!refusal && path === '/events') streamNew(mailbox, response);
    else send(response, refusal ?? pageAt(path, mailbox) ?? html(missingPage(), 404));
  });
}

function refuse(request: IncomingMessage): Page | null {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  // A web page whose name points at this machine (DNS rebinding) must not read mail.
  if (!LOOPBACK.has(host)) return { status: 403, type: 'text/plain', body: 'Only for this machine' };
  return request.method === 'GET' ? null : { status: 405, type: 'text/plain', body: 'Only GET' };
}

function pageAt(path: string, mailbox: Mailbox): Page | null {
  if (path === '/') return html(listPage(mailbox.all()));
  if (path === '/messages.json') return { status: 200, type: 'application/json', body: JSON.stringify(mailbox.all()) };
  if (path === '/mailbox.css') return { status: 200, type: 'text/css', body: MAILBOX_STYLES };
  if (path === '/mailbox.js') return { status: 200, type: 'text/javascript', body: MAILBOX_SCRIPT };
  const [, id = '', part = ''] = /^\/messages\/(\d+)(?:\/(html|source))?$/.exec(path) ?? [];
  const message = mailbox.find(id);
  if (!message) return null;
  if (part === 'source') return { status: 200, type: 'text/plain', body: mailbox.source(id) ?? '' };
  return part === 'html' ? { ...html(framePage(message)), policy: MESSAGE_POLICY } : html(messagePage(message));
}

const html = (body: string, status = 200): Page => ({ status, type: 'text/html', body });

/** An event for each new message, so that an open list shows it. */
function streamNew(mailbox: Mailbox, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
  response.write('retry: 2000\n\n');
  response.on(
    'close',
    mailbox.watch(() => response.write('data: new\n\n')),
  );
}

function send(response: ServerResponse, { status, type, body, policy = PAGE_POLICY }: Page): void {
  response.writeHead(status, {
    ...(status === 405 ? { Allow: 'GET' } : {}),
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
