import { describe, expect, it } from 'vitest';
import { fakeInvoice } from '../../../src/testing/fake-page-engine.ts';
import { invoicePdf } from './invoice.pdf.ts';
import { textWidth, wrap } from './pdf.document.ts';

/** The texts that the page shows, decoded as a reader decodes them. */
function shownTexts(pdf: Buffer): string[] {
  const decoder = new TextDecoder('windows-1252');
  return [...pdf.toString('latin1').matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, literal = '']) => {
    const bytes = literal.replace(/\\(\d{3}|.)/g, (_all, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code,
    );
    return decoder.decode(Buffer.from(bytes, 'latin1'));
  });
}

describe('the PDF of an invoice', () => {
  it('has a table of offsets that leads to each object, and the length of its content', () => {
    const file = invoicePdf(fakeInvoice()).toString('latin1');
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    expect(file.endsWith('%%EOF\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(7);
    for (const [index, offset] of offsets.entries()) expect(file.slice(offset, offset + 8)).toBe(`${index + 1} 0 obj\n`);
    const stream = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file);
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
  });

  it('shows number, status, dates, lines and totals as text, with the euro sign and accents', () => {
    const texts = shownTexts(invoicePdf(fakeInvoice({ status: 'paid', status_transitions: { paid_at: 1_785_542_400 } })));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Invoice BES-0001',
        'Sandbox, no real money',
        'Paid',
        'August 1, 2026',
        'Ana <b>Núñez</b>, ana@example.com',
        '1 × Premium (at €19.99 / month)',
        '€14.99',
        '-€5.00',
      ]),
    );
  });

  it('cannot be broken out of by what a customer is called', () => {
    const texts = shownTexts(invoicePdf(fakeInvoice({ customer_name: ') Tj (\\ 王', customer_email: null })));
    expect(texts).toContain(') Tj (\\ ?');
  });

  it('sums up the lines that its one page cannot hold', () => {
    const [line] = fakeInvoice().lines.data;
    const data = Array.from({ length: 60 }, () => ({
      ...line,
      amount: 100,
      description: 'Seat',
      quantity: 1,
      period: { start: 0, end: 1 },
    }));
    const texts = shownTexts(invoicePdf(fakeInvoice({ lines: { data } })));
    const shown = texts.filter((text) => text === 'Seat').length;
    expect(texts).toContain(`${60 - shown} more lines`);
    expect(texts).toContain(`€${60 - shown}.00`);
  });
});

describe('text in a PDF', () => {
  it('is as wide as Helvetica makes it, and wraps at words', () => {
    expect(textWidth('00', 10)).toBeCloseTo(11.12);
    expect(wrap('one two three', 10, textWidth('one two', 10))).toEqual(['one two', 'three']);
  });
});
