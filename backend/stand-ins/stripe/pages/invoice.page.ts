import type { HostedInvoice, PageEngine, PageInvoice } from './page.engine.ts';
import { dataAttributes, day, documentOf, inText, money } from './page.html.ts';
import { html, type Page, type PageRequest } from './page.http.ts';
import type { PageTexts } from './texts/en.ts';
import { type Language, languageOf, textsOf } from './texts/texts.ts';

/** The hosted invoice: what is to pay, and paying it. */
export function invoicePage(engine: PageEngine, token: string, { query, languages, path }: PageRequest): Page {
  const language = languageOf(query.get('locale'), languages);
  const texts = textsOf(language);
  const hosted = engine.findInvoice(token);
  if (!hosted) return missingPage(texts, language);
  const { invoice } = hosted;
  const isProcessing = isBeingPaid(engine, hosted);
  const payable = isOwed(hosted) && !isProcessing;
  const note =
    payable && query.get('redirect_status') === 'failed' ? `<p role="alert" class="problem">${inText(texts.failed)}</p>` : '';
  const body = `<main>
<p class="sandbox"><strong>${inText(texts.sandbox)}</strong></p>
<h1>${inText(texts.invoice)} ${inText(invoice.number ?? invoice.id)}</h1>
<div class="card">
${facts(invoice, isProcessing, texts, language)}
${lines(invoice, texts, language)}
</div>
${isProcessing ? `<p role="status">${inText(texts.processing)}</p>` : ''}${note}
<p><a href="${inText(path)}/pdf" download>${inText(texts.download)}</a></p>
${payable ? payForm(engine, hosted, texts, language) : ''}
</main>`;
  const page = documentOf({
    title: `${texts.invoice} ${invoice.number ?? invoice.id}`,
    language,
    styles: 'page.css',
    body,
    ...(payable ? { before: '/sandbox/stripe.js', script: 'invoice.main.js' } : {}),
  });
  return html(page);
}

/** An invoice that was given up can still be paid. */
const isOwed = ({ invoice: { status }, clientSecret }: HostedInvoice): boolean =>
  clientSecret !== null && (status === 'open' || status === 'uncollectible');

/** A payment that is processing leaves its invoice open. */
function isBeingPaid(engine: PageEngine, hosted: HostedInvoice): boolean {
  const { clientSecret } = hosted;
  if (!isOwed(hosted) || clientSecret === null) return false;
  const intent = engine.findIntent(clientSecret.split('_secret_', 1)[0] ?? '', clientSecret);
  return intent?.status === 'processing';
}

function facts(invoice: PageInvoice, isProcessing: boolean, texts: PageTexts, language: Language): string {
  const statuses: Record<string, string> = texts.statuses;
  const status = isProcessing ? texts.statuses.processing : (statuses[invoice.status ?? ''] ?? invoice.status ?? '');
  const paidAt = invoice.status_transitions.paid_at;
  const rows: [string, string | null][] = [
    [texts.status, status],
    [texts.issued, day(invoice.created, language)],
    [texts.due, invoice.due_date === null ? null : day(invoice.due_date, language)],
    [texts.paidOn, paidAt === null ? null : day(paidAt, language)],
    [texts.billedTo, [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || null],
    [texts.description, invoice.description],
  ];
  const shown = rows.map(([name, value]) => (value === null ? '' : `<dt>${inText(name)}</dt><dd>${inText(value)}</dd>`));
  return `<dl>${shown.join('')}</dl>`;
}

/** What stands below the lines of an invoice, in the page and in the PDF. */
export function totalsOf(invoice: PageInvoice, texts: PageTexts): { name: string; amount: number; strong: boolean }[] {
  const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    { name: texts.subtotal, amount: invoice.subtotal, strong: false },
    ...(discount > 0 ? [{ name: texts.discount, amount: -discount, strong: false }] : []),
    { name: texts.total, amount: invoice.total, strong: true },
    ...(tax > 0 ? [{ name: texts.vatIncluded, amount: tax, strong: false }] : []),
    ...(invoice.amount_paid > 0 ? [{ name: texts.amountPaid, amount: invoice.amount_paid, strong: false }] : []),
    { name: texts.amountDue, amount: invoice.amount_remaining, strong: true },
  ];
}

function lines(invoice: PageInvoice, texts: PageTexts, language: Language): string {
  const amount = (value: number): string => inText(money(value, invoice.currency, language));
  const rows = invoice.lines.data.map(
    ({ description, period, amount: value }) => `<tr><td>${inText(description ?? '')}
<small>${inText(day(period.start, language))} – ${inText(day(period.end, language))}</small></td><td class="amount">${amount(value)}</td></tr>`,
  );
  const totals = totalsOf(invoice, texts).map(
    ({ name, amount: value, strong }) =>
      `<tr${strong ? ' class="strong"' : ''}><th scope="row">${inText(name)}</th><td class="amount">${amount(value)}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">${inText(texts.description)}</th><th scope="col" class="amount">${inText(texts.amount)}</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot>${totals.join('')}</tfoot>
</table>`;
}

function payForm(engine: PageEngine, { invoice, clientSecret }: HostedInvoice, texts: PageTexts, language: Language): string {
  const data = dataAttributes({
    'client-secret': clientSecret ?? '',
    'publishable-key': engine.publishableKey,
    locale: language,
    email: invoice.customer_email ?? undefined,
    name: invoice.customer_name ?? undefined,
    business: 'Beside',
  });
  const label = texts.pay.replace('{amount}', money(invoice.amount_remaining, invoice.currency, language));
  return `<h2>${inText(texts.payTitle)}</h2>
<noscript><p>${inText(texts.needsScript)}</p></noscript>
<form class="card"${data}>
<div id="payment"></div>
<p class="problem" id="problem" role="alert"></p>
<p class="actions"><button type="submit" disabled>${inText(label)}</button></p>
</form>`;
}

function missingPage(texts: PageTexts, language: Language): Page {
  const body = `<main><p class="sandbox"><strong>${inText(texts.sandbox)}</strong></p><h1>404</h1><p>${inText(texts.unknownIntent)}</p></main>`;
  return html(documentOf({ title: texts.invoice, language, styles: 'page.css', body }), 404);
}
