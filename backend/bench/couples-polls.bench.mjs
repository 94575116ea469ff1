import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pause } from './lib/clock.mjs';
import { freshSessions, makeDatabase, seedCouples } from './lib/couples.mjs';
import { median } from './lib/numbers.mjs';
import { cpuOf } from './lib/proc.mjs';
import { startProduct, startProgram, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

const SIZES = {
  full: { rounds: 4, couples: 100, callers: 20, ms: 4000, pacedMs: 10_000 },
  quick: { rounds: 2, couples: 50, callers: 10, ms: 1500, pacedMs: 4000 },
};
/** As the page does it: `COUPLES_POLL_MS`. */
const EVERY_MS = 500;

/** The poll that finds nothing new beside a bare 304, and its database statements at a page's own pace. */
export async function pollsBench({ database: server, model, quick, profile, say }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const database = await makeDatabase(server, 'couples_polls');
  const env = { DATABASE_URL: database.url, OPENAI_BASE_URL: model.url };
  const product = await startProduct(env, profile);
  const counting = await startProduct(env, [`--import=${join(import.meta.dirname, 'lib/statements.mjs')}`]);
  const bare = await startProgram('baseline/poll.mjs');
  const load = await startProgram('load/couples-polls.mjs');
  const sessions = await freshSessions(database, await seedCouples(database, size.couples));
  await database.query(
    `insert into couples_messages ("sessionId", "senderName", message, "messageType", "senderRole")
     select id, 'Clara', 'I felt alone with it on Sunday.', 'user', 'partner1' from couples_sessions, generate_series(1, 3)`,
  );
  const { rows } = await database.query('select max(id) as last from couples_messages');
  const pagesOf = ({ url }) =>
    sessions.flatMap(({ token, cookies }) =>
      Object.values(cookies).map((Cookie) => ({
        url: `${url}/api/couples/session/${token}?after=${rows[0].last}`,
        headers: { Cookie },
      })),
    );
  const signedIn = await fetch(`${bare.url}/sign-in`, { method: 'POST' });
  const Cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
  const targets = {
    product: { ...product, pages: pagesOf(product) },
    bare: { ...bare, pages: sessions.map(({ token }) => ({ url: `${bare.url}/session/${token}`, headers: { Cookie } })) },
  };
  const nextMessage = async () => (await Promise.race([once(load.child, 'message'), load.ended]))[0];
  const play = async (name, pages, order, around = () => () => null) => {
    load.child.send({ pages, ...order });
    await nextMessage();
    const after = around();
    load.child.send({ go: true });
    const played = await nextMessage();
    const others = played.calls - (played.statuses[304] ?? 0);
    // Presence changes once or twice while the pages arrive, and polls answer it.
    if (others > pages.length * 3 || Object.keys(played.statuses).some((status) => status !== '304' && status !== '200'))
      throw new Error(`${name} answered ${JSON.stringify(played.statuses)}`);
    return { ...played, others, read: await after() };
  };

  const results = { product: [], bare: [] };
  for (let round = 0; round <= size.rounds; round++)
    for (const [name, { pid, pages }] of round % 2 ? Object.entries(targets) : Object.entries(targets).reverse()) {
      const flat = await play(name, pages, { callers: size.callers, ms: size.ms }, () => {
        const before = { node: cpuOf(pid), database: server.cpu() };
        return () => ({ node: cpuOf(pid) - before.node, database: server.cpu() - before.database });
      });
      const perCpu = flat.calls / flat.read.node;
      say(
        `polls ${round}, ${name}: ${Math.round(perCpu)} per CPU-second of the node, p50 ${flat.p50.toFixed(2)} ms, ` +
          `${flat.others} of ${flat.calls} were news; PostgreSQL ${((1e6 * flat.read.database) / flat.calls).toFixed(1)} µs each`,
      );
      // The first round warms up.
      if (round > 0) results[name].push({ perCpu, withDatabase: flat.calls / (flat.read.node + flat.read.database) });
    }

  const lines = createInterface({ input: counting.child.stdout });
  const statements = async () => {
    counting.child.kill('SIGUSR2');
    const [said] = await once(lines, 'line');
    return JSON.parse(said.slice(said.indexOf('{')));
  };
  await statements();
  await pause(size.pacedMs);
  const rest = await statements();
  // All pages have arrived by then; the count runs from there to the last poll.
  const played = await play('paced', pagesOf(counting), { everyMs: EVERY_MS, ms: size.pacedMs }, () => {
    const before = statements();
    return async () => {
      await before;
      return statements();
    };
  });
  // Less the statements of a node without polls.
  const ofPolls = Object.entries(played.read)
    .map(([name, times]) => [name, times - (rest[name] ?? 0)])
    .filter(([, times]) => times > size.pacedMs / 1000)
    .sort(([, one], [, other]) => other - one);
  for (const [name, times] of ofPolls) say(`paced polls: ${name}, ${(times / played.calls).toFixed(3)} a poll`);
  const each = (fits) => ofPolls.filter(([name]) => fits(name)).reduce((sum, [, times]) => sum + times, 0) / played.calls;
  for (const { child } of [product, counting, bare, load]) await stop(child);

  const middle = (name, key) => median(results[name].map((flat) => flat[key]));
  const ratio = (key) => median(results.product.map((flat, round) => flat[key] / results.bare[round][key]));
  return [
    {
      title: `Polls that find nothing new: ${targets.product.pages.length} pages; beside Express and a session in memory`,
      rows: [
        row({
          id: 'pollsPerCpu',
          what: 'polls per CPU-second of the node',
          unit: '/s',
          ours: middle('product', 'perCpu'),
          bare: middle('bare', 'perCpu'),
          ratio: ratio('perCpu'),
          atLeast: 0.8,
        }),
        row({ what: '  with PostgreSQL’s time counted', unit: '/s', ours: middle('product', 'withDatabase') }),
        row({ what: 'statements a poll, of the conversation', ours: each((name) => name.startsWith('couples')), atMost: 0.02 }),
        row({ what: 'statements a poll, of who is signed in', ours: each((name) => name === 'session-read'), atMost: 0.02 }),
        row({
          what: 'statements a poll, all others',
          ours: each((name) => !name.startsWith('couples') && name !== 'session-read'),
        }),
      ],
    },
  ];
}
