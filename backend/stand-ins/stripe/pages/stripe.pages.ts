import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticated, authenticatePage } from './authenticate.page.ts';
import { readPageScripts, readStripeScript } from './browser.files.ts';
import { makeCode } from './codes.page.ts';
import { dashboardPage } from './dashboard.page.ts';
import { elementPage } from './element.page.ts';
import { ELEMENT_STYLES } from './element.styles.ts';
import { invoicePage } from './invoice.page.ts';
import { invoicePdf } from './invoice.pdf.ts';
import type { PageEngine } from './page.engine.ts';
import { type Page, type PageRequest, readForm, refuse, script, seeOther, sendPage } from './page.http.ts';
import { PAGE_STYLES } from './page.styles.ts';
import { redirected, redirectPage } from './redirect.page.ts';

/** Null: nothing is there. */
type Open = (request: PageRequest, part: string) => Page | null | Promise<Page | null>;

interface Route {
  path: RegExp;
  GET?: Open;
  POST?: Open;
}

const MISSING: Page = { status: 404, type: 'text/plain', body: 'Not here' };
const FAILED: Page = { status: 500, type: 'text/plain', body: 'The sandbox failed here' };

/**
 * The sandbox's pages and the browser object. The handler answers false for a path that is none of them; call it before other routes:
 * `/`, `/invoice/TOKEN`, `/invoice/TOKEN/pdf`, `/sandbox/stripe.js`, `/sandbox/element`, `/sandbox/authenticate`,
 * `/sandbox/redirect?intent=ID&secret=CLIENT_SECRET` (what `next_action.redirect_to_url.url` says), `/sandbox/pages/…`.
 */
export function createStripePages(engine: PageEngine): (request: IncomingMessage, response: ServerResponse) => boolean {
  const routes = routesOf(engine);
  return (request, response) => {
    const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
    const route = routes.find((each) => each.path.test(path));
    if (!route) return false;
    response.on('error', () => response.destroy());
    answer(route, path, search, request).then(
      (page) => sendPage(response, page),
      () => sendPage(response, FAILED),
    );
    return true;
  };
}

async function answer(route: Route, path: string, search: string, request: IncomingMessage): Promise<Page> {
  const { GET, POST } = route;
  const refused = refuse(request, [...(GET ? ['GET'] : []), ...(POST ? ['POST'] : [])]);
  const open = request.method === 'POST' ? POST : GET;
  if (refused || !open) return refused ?? MISSING;
  const asked: PageRequest = {
    path,
    query: new URLSearchParams(search),
    form: request.method === 'POST' ? await readForm(request) : new URLSearchParams(),
    languages: request.headers['accept-language'] ?? '',
  };
  return (await open(asked, route.path.exec(path)?.[1] ?? '')) ?? MISSING;
}

function routesOf(engine: PageEngine): Route[] {
  const stripeScript = readStripeScript();
  const pageScripts = readPageScripts();
  const styles: Record<string, string> = { 'page.css': PAGE_STYLES, 'element.css': ELEMENT_STYLES };
  return [
    { path: /^\/$/, GET: ({ query }) => dashboardPage(engine, { made: query.get('made'), refused: null }) },
    { path: /^\/invoice\/([\w-]+)$/, GET: (request, token) => invoicePage(engine, token, request) },
    { path: /^\/invoice\/([\w-]+)\/pdf$/, GET: (_request, token) => pdf(engine, token) },
    { path: /^\/sandbox\/stripe\.js$/, GET: () => script(stripeScript) },
    { path: /^\/sandbox\/element$/, GET: (request) => elementPage(engine, request) },
    {
      path: /^\/sandbox\/authenticate$/,
      GET: (request) => authenticatePage(engine, request),
      POST: (request) => authenticated(engine, request),
    },
    {
      path: /^\/sandbox\/redirect$/,
      GET: (request) => redirectPage(engine, request),
      POST: (request) => redirected(engine, request),
    },
    { path: /^\/sandbox\/pages\/codes$/, POST: (request) => postCode(engine, request) },
    { path: /^\/sandbox\/pages\/clock$/, POST: (request) => moveClock(engine, request) },
    {
      path: /^\/sandbox\/pages\/([\w.-]+)$/,
      GET: (_request, name) => {
        const text = pageScripts.get(name);
        if (text !== undefined) return script(text);
        return Object.hasOwn(styles, name) ? { status: 200, type: 'text/css', body: styles[name] ?? '' } : null;
      },
    },
  ];
}

function pdf(engine: PageEngine, token: string): Page | null {
  const hosted = engine.findInvoice(token);
  if (!hosted) return null;
  const name = (hosted.invoice.number ?? hosted.invoice.id).replace(/[^\w-]/g, '-');
  return {
    status: 200,
    type: 'application/pdf',
    body: invoicePdf(hosted.invoice),
    headers: { 'Content-Disposition': `attachment; filename="invoice-${name}.pdf"` },
  };
}

function postCode(engine: PageEngine, request: PageRequest): Page {
  const state = makeCode(engine, request);
  return state.made === null ? dashboardPage(engine, state) : seeOther(`/?made=${encodeURIComponent(state.made)}#codes`);
}

async function moveClock(engine: PageEngine, { form }: PageRequest): Promise<Page> {
  const step = form.get('step');
  if (step !== '1 day' && step !== '1 month') return { status: 400, type: 'text/plain', body: 'step: 1 day or 1 month' };
  await engine.advance(step);
  return seeOther('/');
}
