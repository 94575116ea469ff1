/** A one-page PDF of text and lines, made by hand. Points, from the lower left; A4. */
export const PAGE = { width: 595, height: 842, margin: 56 };

/** Windows-1252's signs beyond Latin-1 that a text of ours may have: PDF's WinAnsiEncoding is the same. */
const EXTRA: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};

/** Helvetica's widths of the signs from 32 to 126, in thousandths of the size (Adobe's font metrics). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** The text's bytes; signs that the encoding lacks become `?`, narrow and fixed spaces plain ones. */
function encode(text: string): number[] {
  return [...text.replace(/[\u00a0\u202f\u2007\u2009]/g, ' ').replace(/[\r\n\t]+/g, ' ')].map((sign) => {
    const code = EXTRA[sign] ?? sign.codePointAt(0) ?? 0;
    return (code >= 0x20 && code < 0x7f) || EXTRA[sign] !== undefined || (code >= 0xa1 && code <= 0xff) ? code : 0x3f;
  });
}

const literal = (text: string): string =>
  `(${encode(text)
    .map((code) => {
      const sign = String.fromCharCode(code);
      if ('()\\'.includes(sign)) return `\\${sign}`;
      return code < 0x7f ? sign : `\\${code.toString(8).padStart(3, '0')}`;
    })
    .join('')})`;

/** Points that the text takes; signs beyond ASCII count as a digit. */
export const textWidth = (text: string, size: number): number =>
  (encode(text).reduce((sum, code) => sum + (WIDTHS[code - 32] ?? 556), 0) * size) / 1000;

/** Lines no wider than that; a word alone may be. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface PdfPage {
  text(x: number, y: number, text: string, style?: { size?: number; bold?: boolean; align?: 'left' | 'right' }): void;
  rule(y: number): void;
  /** The whole document. */
  bytes(title: string): Buffer;
}

export function createPdfPage(): PdfPage {
  const content: string[] = [];
  return {
    text(x, y, text, { size = 10, bold = false, align = 'left' } = {}) {
      // Bold is some seven percent wider; only short texts are both bold and right.
      const left = align === 'right' ? x - textWidth(text, size) * (bold ? 1.07 : 1) : x;
      content.push(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${y.toFixed(2)} Td ${literal(text)} Tj ET`);
    },
    rule: (y) => {
      content.push(`0.75 w 0.6 G ${PAGE.margin} ${y} m ${PAGE.width - PAGE.margin} ${y} l S`);
    },
    bytes: (title) => write(content.join('\n'), title),
  };
}

/** Objects, the table of their byte offsets, and the trailer (ISO 32000-1, 7.5). */
function write(content: string, title: string): Buffer {
  const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(title)} /Producer (Payment sandbox) >>`,
  ];
  // Everything is ASCII, so that a string's length is its bytes.
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
