/* Feeds as status pages write them. */

/** As Statuspage writes its history: the newest update first, and resolved incidents for ever. */
export const item = (guid: string, title: string, html: string, time: string) =>
  `<item><title>${title}</title><description>${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</description><pubDate>${time}</pubDate><link>https://s.example/${guid}</link><guid>https://s.example/${guid}</guid></item>`;

export const said = (status: string, text: string) =>
  `<p><small>Nov 23, 00:30 UTC</small><br><strong>${status}</strong> - ${text}</p>`;

export const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Status</title><link>https://s.example</link>${items.join('')}</channel></rss>`;

/** Half an hour before what the tests take for now. */
export const MON = 'Mon, 23 Nov 2026 00:30:00 +0000';

/** Two of its items are under way. */
export const RSS = rss(
  item('1', 'Total outage &amp; more', said('Identified', 'A fix &amp; a test.') + said('Investigating', 'We look.'), MON),
  item('2', 'Was slow', said('Resolved', 'All is well.') + said('Monitoring', 'Better.'), MON),
  item('3', 'Planned maintenance', said('Scheduled', 'On Friday.'), MON),
  item('4', 'Database maintenance', said('In progress', 'It goes on.'), MON),
  item('5', 'Forgotten', said('Investigating', 'We look.'), 'Sun, 23 Nov 2025 00:30:00 +0000'),
  item('6', 'Nothing said', 'A notice.', 'Sat, 21 Nov 2026 00:30:00 +0000'),
);

/** One of its entries is under way. */
export const ATOM = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Status</title>
  <entry><id>tag:1</id><title>UPDATE: Errors</title><updated>2026-11-23T00:30:00Z</updated><link rel="alternate" href="https://s.example/a?x=1&amp;y=2"/>
    <content type="html"><![CDATA[<p>THIS IS <em>monitoring</em> &lt;now&gt;.</p>]]></content></entry>
  <entry><id>tag:2</id><title>RESOLVED: Errors before</title><updated>2026-11-23T00:30:00Z</updated><summary>Gone.</summary></entry></feed>`;
