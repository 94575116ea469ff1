import { now, pause } from '../../lib/clock.mjs';
import { freshSessions, seedCouples } from '../../lib/couples.mjs';
import { judge } from './checker.mjs';
import { startModel } from './model.mjs';
import { Node } from './node.mjs';
import { Page } from './page.mjs';
import { mortalPostgres } from './postgres.mjs';
import { mortalRedis } from './redis.mjs';
import { Tally } from './tally.mjs';

/** Milliseconds after the last message in which every reply must come: the counsellor's debounce, and twice a killed node's lease. */
const QUIET_MS = 30_000;
/** Readings before faults are believed. */
const READINGS_LEAST = 3;

/**
 * All servers of one scenario, taken down with it.
 * @param nodes how many
 * @param redis whether they share one; or what starts another than one server: `{ url, resume, stop }`
 * @param database makes the PostgreSQL, with the nodes' `env` where its address alone does not lead to it
 * @param program the file that starts a node, where it is not the present bundle
 * @param env of every node, in addition to a measured node's
 * @param execArgv of every node's process
 */
export async function startWorld({
  nodes: count = 1,
  redis: shared = count > 1,
  database = mortalPostgres,
  program,
  env = {},
  execArgv = [],
} = {}) {
  const [postgres, redis, model] = await Promise.all([
    database(),
    typeof shared === 'function' ? shared() : shared ? mortalRedis() : null,
    startModel(),
  ]);
  const nodeEnv = {
    DATABASE_URL: postgres.url,
    ...postgres.env,
    OPENAI_BASE_URL: model.url,
    // A node's last output then tells why it ended.
    LOG_LEVEL: 'silent',
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...env,
  };
  const nodes = Array.from({ length: count }, () => new Node(nodeEnv, execArgv));
  for (const node of nodes) if (program) node.file = program;
  await Promise.all(nodes.map((node) => node.start()));
  const pages = [];
  const tally = new Tally();
  const urls = nodes.map(({ url }) => url);
  let address = 0;

  return {
    postgres,
    redis,
    model,
    nodes,
    urls,
    pages,
    tally,
    /** An address that no other caller has. */
    ip: () => `10.${1 + (++address >> 16)}.${(address >> 8) & 255}.${address & 255}`,

    /** So many couples, made by SQL, each in a session without messages. */
    async couples(number) {
      const database = { query: (text, values) => postgres.query(text, values) };
      return freshSessions(database, await seedCouples(database, number));
    },

    /**
     * Both pages of each session, connected.
     * @param makePage makes one partner's page; a plain one by default
     */
    async open(sessions, makePage = (options) => new Page(options), to = urls) {
      const opened = [];
      for (const [number, session] of sessions.entries()) {
        const pair = ['partner1', 'partner2'].map((role, seat) =>
          makePage({ urls: to, at: number + seat, session, role, ip: this.ip(), tally }, number, seat),
        );
        [pair[0].partner, pair[1].partner] = [pair[1], pair[0]];
        opened.push(...pair);
      }
      pages.push(...opened);
      for (let from = 0; from < opened.length; from += 50)
        await Promise.all(opened.slice(from, from + 50).map((page) => page.start()));
      return opened;
    },

    /** Waits until everything is acknowledged and answered, and returns the faults. */
    async judge({ outages = [], counsellor = true, these = pages, settleMs = 20_000, quietMs = QUIET_MS } = {}) {
      await Promise.race([Promise.all(these.map((page) => page.settled())), pause(settleMs)]);
      const until = now() + quietMs;
      // On a busy machine one reading of all conversations may take longer than the quiet lasts, and begin before the last message was stored.
      for (let reading = 1; ; reading++) {
        const judged = await judge({ pages: these, urls, outages, counsellor });
        if (judged.faults.length === 0 || (now() > until && reading >= READINGS_LEAST)) return judged;
        await pause(500);
      }
    },

    /** Ends that the soak did not cause. */
    ends: () => nodes.flatMap(({ ends }) => ends),

    async stop() {
      for (const page of pages) page.close();
      postgres.resume();
      redis?.resume();
      await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
      await Promise.all([redis?.stop(), model.stop()]);
      await postgres.stop();
    },
  };
}
