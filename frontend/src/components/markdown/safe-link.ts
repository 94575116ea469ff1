const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** A link's address as the browser would open it, if that is a web page or a mail address; else null. */
export function safeLink(href: string): string | null {
  // Without a base, so a relative address is none. Parsing also removes the tabs and line ends that hide a protocol.
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && PROTOCOLS.includes(url.protocol) ? url.href : null;
}
