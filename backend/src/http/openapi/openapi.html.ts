const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A text with `code` and paragraphs, which alone have a meaning. */
export const prose = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n');

/** One line of such a text. */
export const inline = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** An id for an anchor. */
export const anchor = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A table; nothing without rows. @param of what the caption is of, for those who jump from table to table */
export function table(caption: string, of: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col"><span class="vh">${text}</span></th>`).join('');
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<table><caption>${caption}<span class="vh"> of ${escapeHtml(of)}</span></caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
