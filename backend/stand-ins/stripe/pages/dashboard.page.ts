import { type CodesState, codesSection } from './codes.page.ts';
import type { CustomerOverview, EventOverview, PageEngine, PageSubscription } from './page.engine.ts';
import { documentOf, inText, money, table } from './page.html.ts';
import { html, type Page } from './page.http.ts';

const EVENTS = 100;
const time = (seconds: number): string => {
  const text = new Date(seconds * 1000).toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')}</time>`;
};

/** For the developer: who subscribes to what, what was posted to the webhook, discount codes, and the clock. */
export function dashboardPage(engine: PageEngine, codes: CodesState = { made: null, refused: null }): Page {
  const customers = engine.listCustomers();
  const events = engine.listEvents(EVENTS);
  const body = `<main class="wide">
<p class="sandbox"><strong>Sandbox: no real money.</strong></p>
<h1>Payment sandbox</h1>
<p>This stands for Stripe, on this machine alone. Card numbers to try are listed in the payment form.</p>
<h2>Clock</h2>
<p>It is ${time(Math.floor(engine.now() / 1000))} UTC here. Moving it does what is due on the way: renewals, retries, endings.</p>
<form class="actions" method="post" action="/sandbox/pages/clock">
<button name="step" value="1 day">A day forward</button>
<button name="step" value="1 month">A month forward</button>
</form>
${codesSection(engine, codes)}
<h2>Customers</h2>
${customers.map(customer).join('\n') || '<p>None yet.</p>'}
<h2>Events</h2>
${eventTable(events)}
</main>`;
  const page = documentOf({ title: 'Payment sandbox', language: 'en', styles: 'page.css', body });
  return html(page, codes.refused ? 400 : 200);
}

function customer({ customer: { id, email, name }, subscriptions, invoices }: CustomerOverview): string {
  const bills = invoices.map(({ token, invoice }) => {
    const label = inText(invoice.number ?? invoice.id);
    const path = token && `/invoice/${encodeURIComponent(token)}`;
    const number = path ? `<a href="${path}">${label}</a> (<a href="${path}/pdf" aria-label="PDF of ${label}">PDF</a>)` : label;
    return `<tr><td>${number}</td><td>${inText(invoice.status ?? '')}</td><td>${time(invoice.created)}</td><td class="amount">${inText(money(invoice.total, invoice.currency, 'en'))}</td></tr>`;
  });
  return `<section class="card" aria-label="${inText(email ?? id)}">
<h3>${inText(email ?? id)}</h3>
<p><small>${inText([name, id].filter(Boolean).join(' · '))}</small></p>
${table(`Subscriptions of ${email ?? id}`, ['Subscription', 'Status', 'Period ends', 'Price'], subscriptions.map(subscription))}
${table(`Invoices of ${email ?? id}`, ['Invoice', 'Status', 'Issued', 'Total'], bills)}
</section>`;
}

function subscription({ id, status, cancel_at_period_end, items: { data } }: PageSubscription): string {
  const [item] = data;
  const price = item?.price;
  const cost = price?.unit_amount == null ? '' : ` ${money(price.unit_amount, price.currency, 'en')}`;
  const name = price ? `${price.nickname ?? price.lookup_key ?? ''}${cost}` : '';
  return `<tr><td>${inText(id)}</td><td>${inText(status)}${cancel_at_period_end ? ', ends with the period' : ''}</td><td>${item ? time(item.current_period_end) : ''}</td><td class="amount">${inText(name.trim())}</td></tr>`;
}

function eventTable(events: readonly EventOverview[]): string {
  const rows = events.map(
    ({ id, type, created, delivery, attempts, lastStatus }) =>
      `<tr><td>${inText(type)}<small>${inText(id)}</small></td><td>${time(created)}</td><td>${delivery}</td><td class="amount">${attempts}${lastStatus === null ? '' : ` (${lastStatus})`}</td></tr>`,
  );
  return rows.length > 0 ? table('Events', ['Event', 'Time', 'Delivery', 'Attempts (last answer)'], rows) : '<p>None yet.</p>';
}
