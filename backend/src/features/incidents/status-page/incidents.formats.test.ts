import { afterAll, describe, expect, it } from 'vitest';
import { ATOM, item, MON, RSS, rss, said } from '../../../testing/status-feeds.ts';
import { startStatusServer } from '../../../testing/status-server.ts';
import { CheckFailure } from '../incidents.types.ts';
import { statusPages } from './incidents.discovery.ts';
import { readFeed } from './incidents.feeds.ts';
import { pageFetcher } from './incidents.fetch.ts';
import { readJson } from './incidents.formats.ts';

const NOW = Date.parse('2026-11-23T01:00:00Z');
const server = await startStatusServer();
afterAll(() => server.close());
const pages = statusPages(pageFetcher({ allowPrivate: true, appName: 'Beside' }), { now: () => new Date(NOW) });

const update = (status: string, body: string, created_at: string) => ({ status, body, created_at, display_at: created_at });
const STATUSPAGE = {
  page: { id: 'abc', name: 'Model Inc.', url: 'https://status.example' },
  status: { indicator: 'major', description: 'Partial outage' },
  components: [],
  incidents: [
    {
      ...{ id: 'i1', name: 'API is <b>down</b>', status: 'identified', impact: 'critical', shortlink: 'https://stspg.io/i1' },
      incident_updates: [
        update('investigating', 'We look.', '2026-11-23T00:00:00Z'),
        update('identified', '<p>Found &amp; being\u202e fixed.</p><p>More soon.</p>', '2026-11-23T00:30:00Z'),
      ],
    },
    {
      ...{ id: 'i2', name: 'Slow', status: 'monitoring', impact: 'minor' },
      // Of one moment the first is the newest, as pages write them; the time at which they are shown may be missing.
      incident_updates: [1, 3, 3].map((minute, index) => ({
        body: `Update ${index}.`,
        created_at: `2026-11-23T00:0${minute}:00Z`,
      })),
    },
    { id: 'i5', name: 'Work', status: 'monitoring', impact: 'maintenance' },
    { id: 'i3', name: 'Over', status: 'resolved', impact: 'major', incident_updates: [] },
    { id: 'i4', name: 'Told', status: 'postmortem', impact: 'none', incident_updates: 7 },
  ],
  scheduled_maintenances: [
    { id: 'm1', name: 'Later', status: 'scheduled' },
    { id: 'm2', name: 'Now', status: 'in_progress', impact: 'maintenance', incident_updates: [] },
    { id: 'm3', name: 'Done', status: 'completed' },
  ],
};
const INSTATUS = {
  page: { name: 'Model Inc.', url: 'https://model.instatus.com', status: 'HASISSUES' },
  activeIncidents: [
    {
      name: 'Login fails',
      started: '2026-11-23T00:00:00Z',
      status: 'INVESTIGATING',
      impact: 'MAJOROUTAGE',
      url: 'https://model.instatus.com/1',
    },
    { id: 'b', name: 'Slow', status: 'MONITORING', impact: 'DEGRADEDPERFORMANCE' },
    { id: 'c', name: 'Over', status: 'RESOLVED', impact: 'OPERATIONAL' },
    { name: 'No mail', started: '2026-11-23', status: 'IDENTIFIED', impact: 'PARTIALOUTAGE' },
  ],
  activeMaintenances: [
    { id: 'd', name: 'Later', status: 'NOTSTARTEDYET' },
    { name: 'Queue', start: '2026-11-22', status: 'VERIFYING' },
    { id: 'e', name: 'Database', start: '2026-11-23T00:00:00Z', status: 'INPROGRESS', duration: '60' },
  ],
};
const issue = {
  is: 'issue',
  title: 'No mail',
  createdAt: '2026-11-23',
  permalink: 'https://c.example/issues/1/',
  severity: 'down',
  resolved: false,
};
const CSTATE = {
  ...{ is: 'index', cStateVersion: '5.6', apiVersion: '2.0', title: 'Model', summaryStatus: 'down' },
  systems: [
    { name: 'Mail', status: 'down', unresolvedIssues: [issue, { ...issue, title: 'Old', permalink: 'x', resolved: true }] },
    { name: 'Queue', status: 'down', unresolvedIssues: [issue, { ...issue, permalink: 'y', informational: true }] },
    { name: 'Site', status: 'ok', unresolvedIssues: [{ ...issue, permalink: 'z', resolved: 'true' }] },
    { name: 'Shop', status: 'disrupted', unresolvedIssues: [{ ...issue, permalink: '', severity: 'disrupted' }] },
  ],
};

describe('formats', () => {
  it('reads Statuspage', () => {
    expect(readJson(STATUSPAGE)).toEqual({
      format: 'statuspage',
      incidents: [
        {
          ...{ externalId: 'i1', status: 'outage', title: 'API is <b>down</b>', url: 'https://stspg.io/i1' },
          message: 'Found & being fixed.\nMore soon.',
        },
        { externalId: 'i2', status: 'degraded', title: 'Slow', message: 'Update 1.', url: null },
        { externalId: 'i5', status: 'maintenance', title: 'Work', message: 'Monitoring', url: null },
        { externalId: 'm2', status: 'maintenance', title: 'Now', message: 'In progress', url: null },
      ],
    });
  });

  it('reads Instatus, with and without anything under way', () => {
    expect(readJson(INSTATUS)).toMatchObject({
      format: 'instatus',
      incidents: [
        {
          ...{ externalId: INSTATUS.activeIncidents[0]?.url, url: INSTATUS.activeIncidents[0]?.url },
          ...{ status: 'outage', title: 'Login fails', message: 'Investigating' },
        },
        { externalId: 'b', status: 'degraded', url: null },
        { externalId: 'No mail 2026-11-23', status: 'outage' },
        { externalId: 'Queue 2026-11-22', status: 'maintenance', message: 'Verifying' },
        { externalId: 'e', status: 'maintenance', message: 'In progress' },
      ],
    });
    expect(readJson({ page: { ...INSTATUS.page, status: 'UP' } })).toEqual({ format: 'instatus', incidents: [] });
  });

  it('reads cState, an issue of two systems once', () => {
    expect(readJson(CSTATE)).toEqual({
      format: 'cstate',
      incidents: [
        {
          ...{ externalId: issue.permalink, status: 'outage', title: 'No mail', url: issue.permalink },
          message: 'Affected: Mail, Queue',
        },
        {
          ...{ externalId: 'No mail 2026-11-23', status: 'degraded', title: 'No mail', url: null },
          message: 'Affected: Shop',
        },
      ],
    });
  });

  it('reads RSS and Atom, by the newest status word of an item', async () => {
    expect(await readFeed(RSS, NOW)).toEqual({
      format: 'rss',
      incidents: [
        {
          ...{ externalId: 'https://s.example/1', status: 'outage', title: 'Total outage & more', url: 'https://s.example/1' },
          message: 'Identified - A fix & a test.',
        },
        expect.objectContaining({
          externalId: 'https://s.example/4',
          status: 'maintenance',
          message: 'In progress - It goes on.',
        }),
      ],
    });
    expect(await readFeed(ATOM, NOW)).toEqual({
      format: 'atom',
      incidents: [
        {
          ...{ externalId: 'tag:1', status: 'degraded', title: 'UPDATE: Errors', url: 'https://s.example/a?x=1&y=2' },
          message: 'THIS IS monitoring <now>.',
        },
      ],
    });
    expect(await readFeed(`${rss()}\n`, NOW)).toEqual({ format: 'rss', incidents: [] });
  });

  it('follows an open item for days, a silent one for one, and none whose label says that it is over', async () => {
    const shown = async (...items: string[]) => (await readFeed(rss(...items), NOW))?.incidents.map(({ title }) => title);
    const [hours, days] = ['Sun, 22 Nov 2026 13:00:00 +0000', 'Fri, 20 Nov 2026 00:30:00 +0000'];
    expect(await shown(item('1', 'Slow', said('Investigating', 'We look.'), days), item('2', 'Odd', 'A notice.', hours))).toEqual(
      [...['Slow', 'Odd']],
    );
    const over = said('Resolved', 'All is well.') + said('Investigating', 'We look.');
    expect(await shown(item('1', 'API outage', over, hours), item('2', '[Resolved] Errors', said('Update', 'x'), hours))).toEqual(
      [],
    );
  });

  it('reads no feed in what has no channel, in an item within an item, and in one that is broken', async () => {
    for (const feed of ['<rss></rss>', rss('<item><item></item>'), rss('</item>'), rss('<item><title>Down</b></item>')])
      expect([feed, await readFeed(feed, NOW)]).toEqual([feed, null]);
  });

  it.each([
    ['nothing', ''],
    ['another JSON', '{"status":"ok"}'],
    ['broken JSON', '{"page":{'],
    ['deep JSON', `{"page":${'['.repeat(300_000)}`],
    ['broken XML', '<rss><channel><item></channel></rss>'],
    ['entities that grow', `<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${RSS.replace('<?xml version="1.0"?>', '')}`],
    ['an entity of a file', `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel/></rss>`],
    ['deep XML', `<rss><channel>${'<a>'.repeat(200_000)}`],
    ['deep closed XML', `<rss><channel>${'<a>'.repeat(70_000)}${'</a>'.repeat(70_000)}</channel></rss>`],
    ['many tags', `<rss><channel>${'<a/>'.repeat(50_000)}</channel></rss>`],
    ['many attributes', `<rss><channel ${'a="b" '.repeat(80_000)}></channel></rss>`],
    ['a huge item', `<rss><channel><item><title>Down</title>${'<b/>'.repeat(20_000)}</item></channel></rss>`],
    ['a feed that was cut off', RSS.slice(0, -20)],
    ['a comment without an end', `<rss><channel><!-- ${RSS}`],
    ['countless objects', JSON.stringify({ ...INSTATUS, activeIncidents: Array.from({ length: 10_001 }, () => ({})) })],
    ['countless numbers', `{"page":{"id":"p"},"incidents":[],"scheduled_maintenances":[0${',0'.repeat(100_001)}]}`],
    ['tags without an end', `<html>${'<script'.repeat(140_000)}`],
    ['links without an end', `<html>${'<link type=application/rss+xml '.repeat(32_000)}`],
  ])('finds no status page in %s', async (_what, text) => {
    server.serve({ '/': (_request, response) => void response.end(text) });
    await expect(pages.discover(`${server.url}/`)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it('reads items alone, whatever stands around them', async () => {
    const odd = `<?xml version="1.0"?><!-- <item> --><f:feed xmlns:f="http://www.w3.org/2005/Atom"><f:title><![CDATA[<entry>]]></f:title><a b="x>y"/>
      <f:entry><f:id>1</f:id><f:title>Down</f:title><f:content><![CDATA[Investigating </entry>]]></f:content></f:entry><f:entry/><f:entry a="b"/>
      <f:entry><f:id>2</f:id><f:title>Slow</f:title><f:content><div><b>Identified</b> - A fix.</div></f:content></f:entry></f:feed>`;
    expect(await readFeed(odd, NOW)).toMatchObject({
      ...{
        format: 'atom',
        incidents: [
          { externalId: '1', title: 'Down' },
          { externalId: '2', message: 'Identified - A fix.' },
        ],
      },
    });
    const rdf = `<rdf:RDF><channel rdf:about="x"><title>Status</title></channel>${item('1', 'Down', said('Identified', 'A fix.'), MON)}</rdf:RDF>`;
    expect(await readFeed(rdf, NOW)).toMatchObject({ format: 'rss', incidents: [{ externalId: 'https://s.example/1' }] });
  });

  it('stays within bounds however much a feed holds', async () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      item(`n${index}`, 'Down', said('Investigating', '<script>'.repeat(200)), MON),
    );
    expect((await readFeed(rss(...many), NOW))?.incidents).toHaveLength(50);
    server.serve({ '/': `\n${rss(...many.slice(0, 21))}` });
    expect((await pages.discover(`${server.url}/`)).incidents).toHaveLength(20);
  });
});

describe('discovery', () => {
  const asked = async (answers: Parameters<typeof server.serve>[0], path = '/') => {
    server.asked.length = 0;
    server.serve(answers);
    const page = await pages.discover(`${server.url}${path}`);
    return [page.format, page.feedUrl.replace(server.url, ''), ...server.asked];
  };

  it('takes the address itself, then the known places, then a linked feed; afterwards one request is enough', async () => {
    const home = '<!doctype html><html><head><title>Status</title></head></html>';
    expect(await asked({ '/x.json': STATUSPAGE }, '/x.json')).toEqual(['statuspage', '/x.json', '/x.json']);
    expect(await asked({ '/': home, '/api/v2/summary.json': STATUSPAGE })).toEqual([
      ...['statuspage', '/api/v2/summary.json', '/', '/api/v2/summary.json'],
    ]);
    expect((await asked({ '/': home, '/summary.json': INSTATUS })).slice(0, 2)).toEqual(['instatus', '/summary.json']);
    expect((await asked({ '/index.json': CSTATE })).slice(0, 2)).toEqual(['cstate', '/index.json']);
    const linking = home.replace(
      '<title>',
      `<link rel="alternate" type="application/rss+xml" href="history.rss?a=1&amp;b=2"><title>`,
    );
    expect((await asked({ '/': linking, '/history.rss?a=1&b=2': RSS })).slice(0, 2)).toEqual(['rss', '/history.rss?a=1&b=2']);
    server.asked.length = 0;
    expect((await pages.again(`${server.url}/history.rss?a=1&b=2`)).incidents).toHaveLength(2);
    expect(server.asked).toEqual(['/history.rss?a=1&b=2']);
    server.serve({ '/history.rss': home });
    await expect(pages.again(`${server.url}/history.rss`)).rejects.toMatchObject({ fault: 'unreadable' });
    expect(await asked({ '/x.json': `\n ${JSON.stringify(STATUSPAGE)}` }, '/x.json')).toMatchObject({ 0: 'statuspage' });
  });

  it('asks for a few places, and for none where the first look fails for all of them', async () => {
    const link = (path: string, type = 'application/atom+xml') => `<link type="${type}" href="/${path}">`;
    const linking = `<html>${link('style', 'text/css')}${[1, 2, 3].map((each) => link(`feed${each}`)).join('')}</html>`;
    await expect(asked({ '/': linking })).rejects.toMatchObject({ fault: 'unreadable' });
    expect(server.asked).toEqual(['/', '/api/v2/summary.json', '/summary.json', '/index.json', '/feed1', '/feed2']);
    for (const error of [new CheckFailure('timeout'), new Error('the node stops')]) {
      const tried: string[] = [];
      const failing = async (url: string) => Promise.reject(tried.push(url) && error);
      await expect(statusPages(failing, { now: () => new Date(NOW) }).discover(server.url)).rejects.toBe(error);
      expect(tried).toHaveLength(1);
    }
  });

  it('takes one incident for each id, and nothing that the database refuses', async () => {
    const twice = (name: string) => ({
      id: 'a\0\u001f',
      name: `${name}\0`,
      status: 'identified\0',
      shortlink: 'https://s.example/\0x',
    });
    server.serve({ '/': { ...STATUSPAGE, incidents: [{ id: 'b', name: ' \0' }, twice('First'), twice('Second')] } });
    const clean = { externalId: 'a', title: 'First', message: 'Identified', url: 'https://s.example/x' };
    const [first, ...others] = (await pages.discover(`${server.url}/`)).incidents;
    expect([first, others.length]).toEqual([{ ...clean, status: 'degraded' }, 1]);
    const bad = item('\0\u0001', 'Down', said('Identified', '&#0;A fix.'), MON).replace('<link>', '<link>//');
    server.serve({ '/': rss(bad, bad) });
    expect((await pages.discover(`${server.url}/`)).incidents).toMatchObject([{ externalId: 'https://s.example/', url: null }]);
  });

  it('cuts what is too long, and takes no other links than those of the web', async () => {
    const long = { id: 'x'.repeat(5000), name: 'n'.repeat(500), impact: 'major', shortlink: 'javascript:alert(1)//https://x' };
    const links = [`https://s.example/${'x'.repeat(1983)}`, 'http://s.example/', 'https://'].map((shortlink) => ({
      ...{ ...long, id: shortlink.slice(0, 19), shortlink },
    }));
    const updates = { incident_updates: [update('identified', 'm'.repeat(5000), '')] };
    server.serve({ '/': { ...STATUSPAGE, incidents: [{ ...long, ...updates }, ...links] } });
    const [found, ...others] = (await pages.discover(`${server.url}/`)).incidents;
    expect(others.map(({ url }) => url)).toEqual([null, 'http://s.example/', null, null]);
    expect([found?.title.length, found?.message.length, found?.externalId.length, found?.url]).toEqual([200, 1000, 2000, null]);
  });
});
