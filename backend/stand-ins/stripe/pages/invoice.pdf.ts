import { totalsOf } from './invoice.page.ts';
import type { PageInvoice } from './page.engine.ts';
import { day, money } from './page.html.ts';
import { createPdfPage, PAGE, type PdfPage, wrap } from './pdf.document.ts';
import { en } from './texts/en.ts';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
/** Points for a line's description, left of its amount. */
const DESCRIPTION_WIDTH = 360;
/** Below this height only the totals and the foot stand. */
const LINES_END = 220;

/** The invoice as a PDF of one page, in English. Lines that do not fit are summed up. */
export function invoicePdf(invoice: PageInvoice): Buffer {
  const page = createPdfPage();
  const title = `${en.invoice} ${invoice.number ?? invoice.id}`;
  page.text(LEFT, 770, title, { size: 20, bold: true });
  page.text(LEFT, 748, 'Sandbox, no real money', { size: 11 });
  let y = facts(page, invoice, 715) - 12;
  page.text(LEFT, y, en.description, { bold: true });
  page.text(RIGHT, y, en.amount, { bold: true, align: 'right' });
  page.rule(y - 6);
  y = lines(page, invoice, y - 24);
  page.rule(y + 8);
  for (const { name, amount, strong } of totalsOf(invoice, en)) {
    y -= 16;
    page.text(340, y, name, { bold: strong });
    page.text(RIGHT, y, money(amount, invoice.currency, 'en'), { bold: strong, align: 'right' });
  }
  page.text(LEFT, 60, 'Sandbox, no real money. Made by the payment stand-in; not an invoice for tax.', { size: 9 });
  return page.bytes(title);
}

function facts(page: PdfPage, invoice: PageInvoice, top: number): number {
  const statuses: Record<string, string> = en.statuses;
  const paidAt = invoice.status_transitions.paid_at;
  const rows: [string, string | null][] = [
    ['Invoice number', invoice.number ?? invoice.id],
    [en.status, statuses[invoice.status ?? ''] ?? invoice.status],
    [en.issued, day(invoice.created, 'en')],
    [en.due, invoice.due_date === null ? null : day(invoice.due_date, 'en')],
    [en.paidOn, paidAt === null ? null : day(paidAt, 'en')],
    [en.billedTo, [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ') || null],
  ];
  let y = top;
  for (const [name, value] of rows) {
    if (value === null) continue;
    page.text(LEFT, y, name);
    page.text(LEFT + 110, y, value);
    y -= 15;
  }
  return y;
}

function lines(page: PdfPage, { lines: { data }, currency }: PageInvoice, top: number): number {
  let y = top;
  for (const [index, { description, amount, period }] of data.entries()) {
    const words = wrap(description ?? '', 10, DESCRIPTION_WIDTH);
    if (y - words.length * 13 - 18 < LINES_END) {
      const rest = data.slice(index);
      page.text(LEFT, y, `${rest.length} more lines`);
      const sum = rest.reduce((total, line) => total + line.amount, 0);
      page.text(RIGHT, y, money(sum, currency, 'en'), { align: 'right' });
      return y - 18;
    }
    page.text(RIGHT, y, money(amount, currency, 'en'), { align: 'right' });
    for (const line of words) {
      page.text(LEFT, y, line);
      y -= 13;
    }
    page.text(LEFT, y, `${day(period.start, 'en')} – ${day(period.end, 'en')}`, { size: 9 });
    y -= 18;
  }
  return y;
}
