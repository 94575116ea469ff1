const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and for quoted attributes. */
export const inText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Data for a page's script. */
export const inScript = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

interface Document {
  title: string;
  language: string;
  styles: 'page.css' | 'element.css';
  body: string;
  /** `data-…` attributes of the body. */
  data?: Record<string, string | undefined>;
  script?: string;
  /** Classic scripts before the module. */
  before?: string;
}

export const dataAttributes = (data: Record<string, string | undefined>): string =>
  Object.entries(data)
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${inText(value)}"`))
    .join('');

export function documentOf({ title, language, styles, body, data = {}, script, before }: Document): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inText(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pages/${styles}">
</head>
<body${dataAttributes(data)}>
${body}
${before ? `<script src="${before}"></script>\n` : ''}${script ? `<script type="module" src="/sandbox/pages/${script}"></script>\n` : ''}</body>
</html>
`;
}

/** An amount of minor units as the language writes it, such as `€19.99`. */
export function money(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Unix seconds as a day, in UTC as at Stripe. */
export const day = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

/** Wide tables scroll inside their own box, which the keyboard reaches. Empty without rows. */
export function table(name: string, heads: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const cells = heads.map((head, index) => `<th scope="col"${index === heads.length - 1 ? ' class="amount"' : ''}>${head}</th>`);
  return `<div class="scroll" tabindex="0" role="region" aria-label="${inText(name)}"><table><thead><tr>${cells.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
