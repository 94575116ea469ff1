/* What a feed holds, without reading all of it as XML: a parser is busy for long with a hostile megabyte, and the node with it. */

/** Tags of a document; characters of one tag, and of one item. Feeds have far less. */
const TAGS_MAX = 50_000;
const TAG_MAX = 4000;
const ITEM_MAX = 64_000;
/** Items that are looked at: feeds go back for years. */
const ITEMS_MAX = 50;

/** A declaration may define entities that grow without end, so a document with one is refused. */
const DECLARES = /<!(?:DOCTYPE|ENTITY)/i;
/** What begins with `<` and is no tag, and how it ends. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
const TAG = new RegExp(`<(/?)(?:[\\w.-]{1,100}:)?([\\w.-]{1,100})(?=[\\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*'){0,${TAG_MAX}})>`, 'y');
const FORMATS = new Map<string, FeedItems['format']>([
  ['rss', 'rss'],
  ['RDF', 'rss'],
  ['feed', 'atom'],
]);

export interface FeedItems {
  format: 'rss' | 'atom';
  /** Each an element of its own. */
  items: string[];
}

/**
 * The newest items of an RSS or Atom feed, as they are written.
 * @returns null: it is no feed, or broken, or larger than feeds are, or declares entities
 */
export function itemsOfFeed(xml: string): FeedItems | null {
  const text = xml.trim();
  if (DECLARES.test(text) || text.split('<', TAGS_MAX + 1).length > TAGS_MAX) return null;
  const items: string[] = [];
  let format: FeedItems['format'] | undefined;
  let root = '';
  let isChannelSeen = false;
  /** Where the item begins that is being read; -1: none is. */
  let begin = -1;
  for (let at = text.indexOf('<'); at !== -1 && items.length < ITEMS_MAX; at = text.indexOf('<', at)) {
    const other = OTHERS.find(([start]) => text.startsWith(start, at));
    if (other) {
      const end = text.indexOf(other[1], at + other[0].length);
      if (end === -1) return null;
      at = end + other[1].length;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, slash, name = '', inner = ''] = TAG.exec(text) ?? [];
    if (whole === undefined || whole.length > TAG_MAX) return null;
    const start = at;
    at += whole.length;
    // The first tag is the document's.
    if (format === undefined) {
      format = FORMATS.get(name);
      root = name;
    }
    if (format === undefined) return null;
    isChannelSeen ||= name === 'channel' || format === 'atom';
    if (name !== (format === 'rss' ? 'item' : 'entry')) continue;
    if (slash === '' && !inner.endsWith('/')) {
      if (begin !== -1) return null;
      begin = start;
    } else if (slash !== '') {
      if (begin === -1 || at - begin > ITEM_MAX) return null;
      items.push(text.slice(begin, at));
      begin = -1;
    }
  }
  return format && isChannelSeen && begin === -1 && new RegExp(`${root}\\s*>$`).test(text.slice(-TAG_MAX))
    ? { format, items }
    : null;
}
