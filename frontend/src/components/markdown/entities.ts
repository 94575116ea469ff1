const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const UNKNOWN = '\uFFFD';

/** A text with its character references replaced, once: what they make is never read as a mark or a reference. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
      : (NAMED[name] ?? ''),
  );

function character(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isSurrogate ? UNKNOWN : String.fromCodePoint(code);
}
