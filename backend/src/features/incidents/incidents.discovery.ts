import { STATUS_MESSAGE_MAX, STATUS_TITLE_MAX, STATUS_URL_MAX } from '@beside/common/incidents/incidents.constants';
import type { Clock } from '../../lib/clock.ts';
import { readFeed } from './incidents.feeds.ts';
import type { Fetched, FetchPage } from './incidents.fetch.ts';
import { readJson } from './incidents.formats.ts';
import { cut, decodeEntities } from './incidents.plain-text.ts';
import { CheckFailure, type StatusPage } from './incidents.types.ts';

/** Banners that one page may cause. */
const INCIDENTS_MAX = 20;
/** Feeds that a page links, and are tried. */
const LINKS_MAX = 2;
/** Characters of a page in which they are looked for. */
const HEAD_MAX = 200_000;
/** Where the formats have their state, beside the address itself. */
const PLACES = ['/api/v2/summary.json', '/summary.json', '/index.json'];
const FEED_LINK = /<link\b[^<>]*\btype\s*=\s*["']?application\/(?:rss|atom)\+xml\b[^<>]*>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/i;

/** Reads status pages. */
export function statusPages(fetchPage: FetchPage, clock: Clock) {
  /** @returns null: it is of no known format */
  const read = async ({ url, text }: Fetched): Promise<StatusPage | null> => {
    const found = await parse(text, clock.now().getTime());
    if (!found) return null;
    const incidents = found.incidents
      .filter(({ title }) => title !== '')
      .slice(0, INCIDENTS_MAX)
      .map(({ externalId, status, title, message, url: link }) => ({
        ...{ status, externalId: cut(externalId, STATUS_URL_MAX) },
        title: cut(title, STATUS_TITLE_MAX),
        message: cut(message || title, STATUS_MESSAGE_MAX),
        url: link !== null && /^https?:\/\//i.test(link) && link.length <= STATUS_URL_MAX ? link : null,
      }));
    return { format: found.format, feedUrl: url, incidents };
  };

  /** What an address says; null for one that has nothing for us. */
  const tryTo = async (url: string): Promise<StatusPage | null> => {
    try {
      return await read(await fetchPage(url));
    } catch (error) {
      if (error instanceof CheckFailure) return null;
      throw error;
    }
  };

  return {
    /** Reads a page of known format: one request. @throws CheckFailure `unreadable`: the format fits no longer; and others */
    async again(feedUrl: string): Promise<StatusPage> {
      const page = await read(await fetchPage(feedUrl));
      if (!page) throw new CheckFailure('unreadable');
      // Where it was read, though it redirects: a redirection may change.
      return { ...page, feedUrl };
    },

    /** Finds where an address has its state, and reads it. @throws CheckFailure */
    async discover(statusPageUrl: string): Promise<StatusPage> {
      let itself: Fetched | null = null;
      let failure = new CheckFailure('unreadable');
      try {
        itself = await fetchPage(statusPageUrl);
      } catch (error) {
        // A page may have no home. Whatever else fails for it fails for the others as well.
        if (!(error instanceof CheckFailure) || error.fault !== 'bad_status') throw error;
        failure = error;
      }
      const own = itself && (await read(itself));
      if (own) return own;
      const base = itself?.url ?? statusPageUrl;
      for (const url of [...PLACES.map((place) => new URL(place, base).href), ...feedLinks(itself)]) {
        const page = await tryTo(url);
        if (page) return page;
      }
      throw failure;
    },
  };
}

export type StatusPages = ReturnType<typeof statusPages>;

async function parse(text: string, now: number) {
  const start = text.trimStart().charAt(0);
  try {
    if (start === '{') return readJson(JSON.parse(text));
    return start === '<' ? await readFeed(text.trimStart(), now) : null;
  } catch {
    // Broken, or nested so deeply that nobody can have meant it.
    return null;
  }
}

/** The feeds that a page links. */
function feedLinks(page: Fetched | null): string[] {
  if (!page) return [];
  return [...page.text.slice(0, HEAD_MAX).matchAll(FEED_LINK)].slice(0, LINKS_MAX).flatMap(([link]) => {
    const [, double, single, bare] = HREF.exec(link) ?? [];
    const href = URL.parse(decodeEntities(double ?? single ?? bare ?? ''), page.url);
    return href ? [href.href] : [];
  });
}
