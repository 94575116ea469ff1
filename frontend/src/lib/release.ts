import { RELEASE_HEADER, RELEASE_META } from '@beside/common/release';

/** Tests of stores have a part of a document at most. */
const head: ParentNode | undefined = typeof document === 'undefined' ? undefined : document.head;
/** An attribute of the elements that the build, or the page's first scripts, put there. */
const allOf = (selector: string, name: string): (string | null)[] =>
  [...(head?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute(name));

/** The release that this page is of; null in development, and in tests of pages. */
export const RELEASE: string | null = allOf(`meta[name="${RELEASE_META}"]`, 'content')[0] ?? null;

/** Calls that the document has made before any code was here. WebKit takes their answers for a call with the same headers alone. */
const early = new Set(allOf('link[rel="preload"][as="fetch"]', 'href'));

/** The header that names this page's release; none for the first call of what the document has asked for already. */
export function releaseHeader(path: string): Record<string, string> {
  return RELEASE === null || early.delete(path) ? {} : { [RELEASE_HEADER]: RELEASE };
}
