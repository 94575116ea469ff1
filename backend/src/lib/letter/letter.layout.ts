import type { Language } from '@beside/common/language/language.constants';

/** A line of a mail's table. */
export interface Fact {
  label: string;
  value: string;
}

export interface Letter {
  language: Language;
  appName: string;
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  greeting: string;
  lines: string[];
  /** Between the lines and the button. */
  facts: Fact[];
  /** Between a label and its value. */
  colon: string;
  button: { label: string; url: string } | null;
  /** Above the button's address, written out. */
  copyLink: string;
  /** Further addresses, each below its label. */
  links: { label: string; url: string }[];
  /** Documents that a mail carries, such as an instruction of the law. */
  sections: Section[];
  after: string[];
  footer: string;
}

/** A heading of a mail, and the paragraphs below it. */
export interface Section {
  heading: string;
  lines: readonly string[];
}

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const SERIF = "'Source Serif 4',Georgia,'Times New Roman','Songti SC',SimSun,serif";

/** Dark paper where the client tells; the colours inline are the light ones, which every client understands. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #1c1916 !important; }
  .sheet { background: #25221d !important; border-color: #3a352e !important; }
  .ink { color: #ece6db !important; }
  .quiet { color: #b5ad9f !important; }
  .link { color: #b2c9b3 !important; }
  .button { background: #b2c9b3 !important; }
  .button a { color: #16231a !important; }
}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;color:#28251f;font:16px/1.55 ${SANS};">${inHtml(text)}</p>`;
const quiet = (inner: string): string =>
  `<p class="quiet" style="margin:0 0 16px;color:#5c584e;font:14px/1.5 ${SANS};">${inner}</p>`;
const headingHtml = (text: string): string =>
  `<h2 class="ink" style="margin:24px 0 8px;color:#28251f;font:500 18px/1.3 ${SERIF};">${inHtml(text)}</h2>`;
const address = (url: string): string =>
  `<a class="link" href="${inHtml(url)}" style="color:#3d604a;word-break:break-all;">${inHtml(url)}</a>`;

function factsHtml(facts: Fact[]): string {
  const rows = facts.map(
    ({
      label,
      value,
    }) => `<tr><td class="quiet" valign="top" style="padding:0 16px 6px 0;color:#5c584e;font:14px/1.5 ${SANS};">${inHtml(label)}</td>
<td class="ink" valign="top" style="padding:0 0 6px;color:#28251f;font:16px/1.4 ${SANS};overflow-wrap:anywhere;">${inHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;">${rows.join('\n')}</table>`;
}

function buttonHtml({ label, url }: { label: string; url: string }, copyLink: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr>
<td class="button" bgcolor="#3d604a" style="border-radius:12px;background:#3d604a;mso-padding-alt:14px 24px;"><a href="${inHtml(url)}" style="display:inline-block;padding:14px 24px;color:#fffefb;font:600 16px/1.25 ${SANS};text-decoration:none;">${inHtml(label)}</a></td>
</tr></table>
${quiet(`${inHtml(copyLink)}<br>${address(url)}`)}`;
}

/** The mail in the product's hand, for clients that know tables and inline styles alone. It loads nothing. */
export function letterHtml(letter: Letter): string {
  const { facts, button, links } = letter;
  const body = [
    paragraph(letter.greeting),
    ...letter.lines.map(paragraph),
    ...(facts.length > 0 ? [factsHtml(facts)] : []),
    ...(button ? [buttonHtml(button, letter.copyLink)] : []),
    ...links.map(({ label, url }) => quiet(`${inHtml(label)}<br>${address(url)}`)),
    ...letter.sections.flatMap(({ heading, lines }) => [headingHtml(heading), ...lines.map((text) => quiet(inHtml(text)))]),
    ...letter.after.map((text) => quiet(inHtml(text))),
  ].join('\n');
  return `<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${inHtml(letter.subject)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f2ea;">
<div style="display:none;max-height:0;overflow:hidden;">${inHtml(letter.preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5f2ea" style="background:#f5f2ea;"><tr><td align="center" style="padding:32px 16px;">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;">
<tr><td style="padding:0 0 16px;"><span style="display:inline-block;width:5px;height:20px;border-radius:3px;background:#6c8f75;vertical-align:-3px;"></span><span class="ink" style="padding-left:10px;color:#28251f;font:20px/1.25 ${SERIF};">${inHtml(letter.appName)}</span></td></tr>
<tr><td class="sheet" bgcolor="#fbf9f4" style="padding:32px 28px 16px;border:1px solid #dcd7ca;border-radius:12px;background:#fbf9f4;">
<h1 class="ink" style="margin:0 0 20px;color:#28251f;font:500 26px/1.25 ${SERIF};">${inHtml(letter.subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 28px 0;">${quiet(inHtml(letter.footer))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The same as plain text; each address stands on a line of its own. */
export function letterText(letter: Letter): string {
  const { facts, button, links } = letter;
  return `${[
    letter.greeting,
    ...letter.lines,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}${letter.colon}${value}`).join('\n')] : []),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    ...links.map(({ label, url }) => `${label}\n${url}`),
    ...letter.sections.flatMap(({ heading, lines }) => [heading, ...lines]),
    ...letter.after,
    `— ${letter.appName}\n${letter.footer}`,
  ].join('\n\n')}\n`;
}
