import { setImmediate } from 'node:timers/promises';
import type { StatusFormat, StatusKind } from '@beside/common/incidents/incidents.constants';
import type { Incident } from '../incidents.types.ts';
import { decodeEntities, htmlToText } from './incidents.plain-text.ts';
import { itemsOfFeed } from './incidents.xml.ts';

/** Milliseconds after which an item that nobody has closed is forgotten; and one that says nothing about its state. */
const OPEN_MS = 14 * 86_400_000;
const SILENT_MS = 86_400_000;

/** Loaded with the first feed, so that a start does not wait for it. */
const xmlParser = async () => {
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    processEntities: false,
    parseTagValue: false,
    removeNSPrefix: true,
    // Left as they are: HTML may stand in them.
    stopNodes: ['title', 'description', 'content', 'summary', 'encoded'].map((name) => `*.${name}`),
    isArray: (name) => ['item', 'entry', 'link'].includes(name),
  });
  return (xml: string): unknown => (XMLValidator.validate(xml) === true ? parser.parse(xml) : null);
};

/**
 * Reads an RSS or Atom feed. An item's state is the newest status word in it: status pages write the newest update first.
 * @param now milliseconds since 1970
 * @returns null: it is no feed, or declares entities
 */
export async function readFeed(xml: string, now: number): Promise<{ format: StatusFormat; incidents: Incident[] } | null> {
  const feed = itemsOfFeed(xml);
  if (!feed) return null;
  const parse = await xmlParser();
  const incidents = new Map<string, Incident>();
  for (const item of feed.items) {
    // One by one, so that the node's other work is done in between.
    await setImmediate();
    const parsed = parse(item);
    if (parsed === null) return null;
    const { item: [rss] = [], entry: [atom] = [] } = Object(parsed);
    const incident = incidentOf(rss ?? atom, now);
    if (incident && !incidents.has(incident.externalId)) incidents.set(incident.externalId, incident);
  }
  return { format: feed.format, incidents: [...incidents.values()] };
}

/** @returns null: it is over, forgotten, or says nothing */
function incidentOf(item: unknown, now: number): Incident | null {
  const fields = Object(item);
  const title = fieldOf(fields.title);
  const body = fieldOf(fields.encoded) || fieldOf(fields.content) || fieldOf(fields.description) || fieldOf(fields.summary);
  const url = linkOf(fields.link);
  const externalId = plain(fields.guid) || plain(fields.id) || url || title;
  const time = Date.parse(plain(fields.updated) || plain(fields.pubDate) || plain(fields.date) || plain(fields.published));
  const state = stateOf(title, body);
  const age = Number.isNaN(time) ? 0 : now - time;
  if (title === '' || state === 'over' || age > (state === 'open' ? OPEN_MS : SILENT_MS)) return null;
  return { externalId, status: severityIn(`${title} ${body}`), title, message: newestUpdate(body) || title, url };
}

const OVER_WORDS = 'resolved|completed|post-?mortem|cancell?ed|operating normally|fully operational|recovered|fixed';
const OPEN_WORDS = 'investigating|identified|monitoring|in progress|verifying|update|ongoing|outage|degraded|disruption';
const WORDS = new RegExp(`\\b(?:(?<over>${OVER_WORDS})|(?<planned>scheduled)|(?<open>${OPEN_WORDS}))\\b`, 'i');
/** A status in front of a title or an update: `[Resolved] …`, `Investigating - …`. */
const LABEL = new RegExp(
  `(?:^|\\n|\\[)\\s*(?:(?<over>${OVER_WORDS})|(?<planned>scheduled)|(?<open>${OPEN_WORDS}))\\b\\s*(?:[-–—:\\]]|\\n|$)`,
  'i',
);
/** The time before an update, and Statuspage's own line `Nov 23, 10:15 UTC`. */
const TIME_LINE = /^(?:[A-Z][a-z]{2,8} \d{1,2},? (?:\d{4},? )?\d{1,2}:\d\d.{0,12}|\d{4}-\d\d-\d\d.{0,20})$/;

/** `silent`: it has no status word. A word that stands as a label decides; else the first one. */
function stateOf(title: string, body: string): 'open' | 'over' | 'silent' {
  const { over, planned, open } = (LABEL.exec(title) ?? LABEL.exec(body) ?? WORDS.exec(title) ?? WORDS.exec(body))?.groups ?? {};
  // What is only planned is not under way.
  if (over !== undefined || planned !== undefined) return 'over';
  return open === undefined ? 'silent' : 'open';
}

function severityIn(words: string): StatusKind {
  if (/\bmaintenance\b/i.test(words)) return 'maintenance';
  return /\b(?:outage|down|unavailable|major|critical|offline)\b/i.test(words) ? 'outage' : 'degraded';
}

/** The first update of a body, without the time above it. */
function newestUpdate(body: string): string {
  const lines = body.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '' && !TIME_LINE.test(line));
  const next = lines.findIndex((line, index) => index > first && TIME_LINE.test(line));
  return lines.slice(Math.max(first, 0), next === -1 ? undefined : next).join('\n');
}

/** The text of an element; empty for none. */
function plain(value: unknown): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '#text') : value;
  return typeof text === 'string' ? decodeEntities(text).trim() : '';
}

/** An element that may hold HTML, escaped or as CDATA, as plain text. */
function fieldOf(value: unknown): string {
  const raw: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '#text') : value;
  if (typeof raw !== 'string') return '';
  const data = raw.trim().replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1');
  return htmlToText(data === raw.trim() && !data.includes('<') ? decodeEntities(data) : data);
}

/** An RSS item's link is text; an Atom entry's an attribute. */
function linkOf(value: unknown): string | null {
  const links: unknown[] = Array.isArray(value) ? value : [value];
  for (const link of links) {
    const href: unknown =
      typeof link === 'object' && link !== null ? (Reflect.get(link, '@href') ?? Reflect.get(link, '#text')) : link;
    if (typeof href === 'string' && /^https?:\/\//i.test(href.trim())) return decodeEntities(href.trim());
  }
  return null;
}
