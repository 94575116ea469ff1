import { STATUS_MESSAGE_MAX, STATUS_TITLE_MAX, STATUS_URL_MAX } from '@beside/common/incidents/incidents.constants';
import type { Clock } from '../../../lib/clock.ts';
import { CheckFailure, type Incident, type StatusPage } from '../incidents.types.ts';
import { readFeed } from './incidents.feeds.ts';
import type { Fetched, FetchPage } from './incidents.fetch.ts';
import { readJson } from './incidents.formats.ts';
import { cut, decodeEntities, singleLine, tidy } from './incidents.plain-text.ts';

/** Banners that one page may cause. */
const INCIDENTS_MAX = 20;
/** Feeds that a page links, and are tried. */
const LINKS_MAX = 2;
/** Characters of a page in which they are looked for. */
const HEAD_MAX = 200_000;
/** Where the formats have their state, beside the address itself. */
const PLACES = ['/api/v2/summary.json', '/summary.json', '/index.json'];
/** Of a link, so many characters: patterns without a bound are slow on a hostile page. */
const LINK = /<link\b[^<>]{0,1000}>/gi;
const FEED_TYPE = /\btype\s{0,9}=\s{0,9}["']?application\/(?:rss|atom)\+xml\b/i;
const HREF = /\bhref\s{0,9}=\s{0,9}(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/i;

/** Reads status pages. */
export function statusPages(fetchPage: FetchPage, clock: Clock) {
  /** What an address says; null for one that has nothing for us. */
  const tryTo = async (url: string): Promise<StatusPage | null> => {
    try {
      return await read(clock, await fetchPage(url));
    } catch (error) {
      if (error instanceof CheckFailure) return null;
      throw error;
    }
  };

  return {
    /** Reads a page of known format: one request. @throws CheckFailure `unreadable`: the format fits no longer; and others */
    async again(feedUrl: string): Promise<StatusPage> {
      const page = await read(clock, await fetchPage(feedUrl));
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
      const own = itself && (await read(clock, itself));
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

/** @returns null: it is of no known format */
async function read(clock: Clock, { url, text }: Fetched): Promise<StatusPage | null> {
  const found = await parse(text, clock.now().getTime());
  if (!found) return null;
  const incidents = new Map<string, Incident>();
  for (const { externalId, status, title, message, url: link } of found.incidents.filter(({ title }) => title !== '')) {
    const id = cut(singleLine(externalId.slice(0, 2 * STATUS_URL_MAX)), STATUS_URL_MAX);
    // One banner for one id, the page's first.
    if (incidents.has(id)) continue;
    incidents.set(id, {
      ...{ externalId: id, status, url: webAddress(link) },
      title: short(title, STATUS_TITLE_MAX),
      message: short(message || title, STATUS_MESSAGE_MAX),
    });
    if (incidents.size === INCIDENTS_MAX) break;
  }
  return { format: found.format, feedUrl: url, incidents: [...incidents.values()] };
}

export type StatusPages = ReturnType<typeof statusPages>;

/** Objects, lists and commas of a page's JSON: more would keep the node busy for long. */
const JSON_MOST = { '{': 10_000, '[': 10_000, ',': 100_000 };

function isLargerThanPages(json: string): boolean {
  return Object.entries(JSON_MOST).some(([sign, most]) => {
    let at = -1;
    for (let count = 0; count <= most; count++) {
      at = json.indexOf(sign, at + 1);
      if (at === -1) return false;
    }
    return true;
  });
}

async function parse(text: string, now: number) {
  const start = text.trimStart().charAt(0);
  try {
    if (start === '{') return isLargerThanPages(text) ? null : readJson(JSON.parse(text));
    return start === '<' ? await readFeed(text.trimStart(), now) : null;
  } catch {
    // Broken, or nested so deeply that nobody can have meant it.
    return null;
  }
}

/** As a banner shows it. */
const short = (text: string, most: number): string => cut(tidy(text), most);

/** A link of the web; null for any other, and for what is none. */
function webAddress(link: string | null): string | null {
  const address = singleLine(link?.slice(0, 2 * STATUS_URL_MAX) ?? '');
  return /^https?:\/\//i.test(address) && address.length <= STATUS_URL_MAX && URL.canParse(address) ? address : null;
}

/** The feeds that a page links. */
function feedLinks(page: Fetched | null): string[] {
  if (!page) return [];
  const links = page.text.slice(0, HEAD_MAX).match(LINK) ?? [];
  const feeds = links.filter((link) => FEED_TYPE.test(link)).slice(0, LINKS_MAX);
  return feeds.flatMap((link) => {
    const [, double, single, bare] = HREF.exec(link) ?? [];
    const href = URL.parse(decodeEntities(double ?? single ?? bare ?? ''), page.url);
    return href ? [href.href] : [];
  });
}
