import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIntent, fakeInvoice, fakePageEngine } from '../../../src/testing/fake-page-engine.ts';
import { listenOnLoopback } from '../../listen.ts';
import type { PageIntent } from './page.engine.ts';
import { createStripePages } from './stripe.pages.ts';

const SHOP = 'http://localhost:3000';
const SECRET = 'pi_1_secret_abc';
let intent: PageIntent;
let hosted: { invoice: ReturnType<typeof fakeInvoice>; clientSecret: string | null };
let asked: string[];
let server: Server;
let url: string;

beforeEach(async () => {
  intent = fakeIntent();
  hosted = { invoice: fakeInvoice(), clientSecret: SECRET };
  const fake = fakePageEngine(intent, hosted);
  asked = fake.asked;
  const pages = createStripePages(fake.engine);
  server = createServer((incoming, response) => {
    if (!pages(incoming, response)) response.writeHead(418).end();
  });
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string): Promise<Response> => fetch(`${url}${path}`);
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });

describe('the pages of the payment sandbox', () => {
  it('leave other paths to the API', async () => {
    for (const path of ['/v1/customers', '/sandbox/clock', '/invoice/', '/sandbox/intents/pi_1/complete'])
      expect((await get(path)).status).toBe(418);
    expect((await get('/sandbox/pages/passwd')).status).toBe(404);
  });

  it('open under the names of this machine alone', async () => {
    const status = await new Promise((resolve) => {
      const asking = request(`${url}/`, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.resume().statusCode));
      asking.end();
    });
    expect(status).toBe(403);
  });

  it("refuse another site's form", async () => {
    expect((await post('/sandbox/pages/clock', { step: '1 day' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('have a script that defines Stripe as a classic script', async () => {
    const response = await get('/sandbox/stripe.js');
    const text = await response.text();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(() => new Function(text)).not.toThrow();
    expect(text).not.toMatch(/^(import|export) /m);
  });

  it('serve every module that their scripts import', async () => {
    const seen = new Set<string>();
    const follow = async (name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      const response = await get(`/sandbox/pages/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      for (const [, next = ''] of (await response.text()).matchAll(/from '\.\/([\w.-]+)'/g)) await follow(next);
    };
    for (const name of ['element.main.js', 'authenticate.main.js', 'invoice.main.js']) await follow(name);
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('the Payment Element', () => {
  const element = (more = ''): Promise<Response> =>
    get(`/sandbox/element?secret=${SECRET}&parent=${encodeURIComponent(SHOP)}${more}`);

  it('may be framed by the page that asked for it, and by no other', async () => {
    const policy = (await element()).headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${SHOP}`);
    const other = await get(
      `/sandbox/element?secret=${SECRET}&parent=${encodeURIComponent("https://x.example; script-src 'unsafe-inline'")}`,
    );
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it("has a tab for each of the intent's methods but Link, in the page's language", async () => {
    const page = await (await element('&locale=de')).text();
    const methods = [...page.matchAll(/role="tab" .*?data-method="(\w+)"/g)].map(([, method]) => method);
    expect(methods).toEqual(['card', 'paypal', 'klarna', 'ideal', 'bancontact', 'eps', 'revolut_pay', 'sepa_debit']);
    expect(page).toContain('Sandbox: kein echtes Geld.');
    expect(page).toContain('<html lang="de">');
  });

  it('shows nothing of an intent without its secret', async () => {
    const response = await get(`/sandbox/element?secret=pi_1_secret_guess&parent=${encodeURIComponent(SHOP)}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('role="tab"');
  });
});

describe('authorising', () => {
  it("completes or fails the intent with the bank's question, once", async () => {
    intent.status = 'requires_action';
    const page = await (
      await get(`/sandbox/authenticate?intent=pi_1&secret=${SECRET}&parent=${encodeURIComponent(SHOP)}`)
    ).text();
    expect(page).toContain('€14.99');
    const form = { intent: 'pi_1', secret: SECRET, parent: SHOP, outcome: 'succeed' };
    expect(await (await post('/sandbox/authenticate', form)).text()).toContain('data-done');
    await post('/sandbox/authenticate', form);
    expect(asked).toEqual(['pi_1 succeed']);
  });

  it.each([
    ['succeed', 'succeeded'],
    ['fail', 'failed'],
  ])("leads back from a method's page: %s", async (outcome, status) => {
    Object.assign(intent, { status: 'requires_action', method: 'ideal', return_url: `${SHOP}/subscribe?step=2` });
    const page = await get(`/sandbox/redirect?intent=pi_1&secret=${SECRET}`);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`);
    expect(await page.text()).toContain('Authorise with iDEAL');
    const answer = await post('/sandbox/redirect', { intent: 'pi_1', secret: SECRET, outcome });
    expect(answer.headers.get('location')).toBe(
      `${SHOP}/subscribe?step=2&payment_intent=pi_1&payment_intent_client_secret=${SECRET}&redirect_status=${status}`,
    );
  });

  it('needs the client secret', async () => {
    intent.status = 'requires_action';
    for (const path of ['authenticate', 'redirect'])
      expect((await post(`/sandbox/${path}`, { intent: 'pi_1', secret: 'guess', outcome: 'succeed' })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('leads nowhere but to web addresses', async () => {
    Object.assign(intent, { status: 'succeeded', return_url: 'javascript:alert(1)' });
    expect(await (await get(`/sandbox/redirect?intent=pi_1&secret=${SECRET}`)).text()).not.toContain('javascript:');
  });
});

describe('the hosted invoice', () => {
  it('shows what is to pay, and the form while it is open', async () => {
    const page = await (await get('/invoice/tok')).text();
    for (const text of [
      'BES-0001',
      '€14.99',
      'Open',
      'href="/invoice/tok/pdf"',
      'Ana &lt;b&gt;Núñez',
      `data-client-secret="${SECRET}"`,
    ])
      expect(page).toContain(text);
  });

  it('has no form once it is paid, void, or the payment is processing', async () => {
    intent.status = 'processing';
    expect(await (await get('/invoice/tok')).text()).toContain('The payment is processing');
    expect(await (await get('/invoice/tok')).text()).not.toContain('<form');
    hosted.invoice.status = 'paid';
    expect(await (await get('/invoice/tok')).text()).not.toContain('<form');
  });

  it('comes as a PDF file', async () => {
    const response = await get('/invoice/tok/pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="invoice-BES-0001.pdf"');
    expect((await get('/invoice/other/pdf')).status).toBe(404);
  });
});

describe('the dashboard', () => {
  it('lists customers and events as text', async () => {
    const page = await (await get('/')).text();
    for (const text of [
      'ana@example.com',
      '&lt;script&gt;',
      'active, ends with the period',
      'invoice.paid',
      '2 (200)',
      '/invoice/tok',
    ])
      expect(page).toContain(text);
  });

  it('moves the clock', async () => {
    const answer = await post('/sandbox/pages/clock', { step: '1 month' }, { origin: url });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect((await post('/sandbox/pages/clock', { step: '9 years' })).status).toBe(400);
    expect(asked).toEqual(['1 month']);
  });

  it('lists the discount codes, and how often each was used', async () => {
    const page = await (await get('/')).text();
    const rows = [...page.matchAll(/<tr><td><strong>.*?<\/tr>/g)].map(([row]) =>
      row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
    );
    expect(rows).toEqual(['|AUTUMN20|20%|3 months|can be used|1 of 5|', '|GONE|€2.50|the first month|no more|2 of 2|']);
  });

  it('makes a discount code, by percentage or by amount, and says so', async () => {
    const percent = { code: ' winter-15 ', value: '12,5', kind: 'percent', lasts: '6', limit: '3' };
    const answer = await post('/sandbox/pages/codes', percent, { origin: url });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?made=WINTER-15#codes']);
    await post('/sandbox/pages/codes', { code: 'TWO', value: '2.50', kind: 'amount', lasts: 'forever', limit: '' });
    expect(asked.map((each) => JSON.parse(each))).toEqual([
      { code: 'WINTER-15', percentOff: 12.5, months: 6, limit: 3 },
      { code: 'TWO', amountOff: 250, months: null, limit: null },
    ]);
    expect(await (await get('/?made=AUTUMN20')).text()).toContain('<strong>AUTUMN20</strong> can be used now.');
    // An address can claim nothing.
    expect(await (await get('/?made=Call+us')).text()).not.toContain('Call us');
  });

  it.each([
    ['no code', { code: '' }, 'Letters, digits and hyphens'],
    ['marks in the code', { code: '<b>"off"' }, 'Letters, digits and hyphens'],
    ['more than all', { value: '120' }, 'At most 100 percent.'],
    ['nothing off', { value: '0' }, 'A number above 0'],
    ['no number', { value: '1e3' }, 'A number above 0'],
    ['a limit of none', { limit: '0' }, 'A whole number from 1 on'],
    ['a code that there is', { code: 'autumn20' }, 'There is such a code already'],
  ])('makes no code of %s, and keeps what was typed', async (_, wrong, words) => {
    const typed = { code: 'SPRING', value: '15', kind: 'percent', lasts: '12', limit: '7', ...wrong };
    const answer = await post('/sandbox/pages/codes', typed);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain(words);
    const [field = ''] = Object.keys(wrong);
    expect([...page.matchAll(/name="(\w+)"[^>]*aria-invalid="true" autofocus/g)].map(([, name]) => name)).toEqual([field]);
    const escaped = typed.code.replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
    expect(page).toContain(`name="code" value="${escaped}"`);
    expect(page).toContain(`name="value" value="${typed.value}"`);
    expect(page).toContain(`name="limit" value="${typed.limit}"`);
    expect(page).toContain('<option value="12" selected>');
  });
});
