import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { now } from './lib/clock.mjs';
import { median } from './lib/numbers.mjs';
import { row } from './lib/table.mjs';

const SIZES = { full: { rounds: 5, ms: 4000 }, quick: { rounds: 2, ms: 1500 } };
const CALLERS = 64;
/** Advices that each caller's user asks about in turn: a chat takes five questions that wait, and its lock must not be what is measured. */
const ADVICES = 128;

/** Databases that differ in their notifications alone. */
const VARIANTS = {
  product: [],
  /** Without any that a row could cause. */
  silent: ['drop trigger person_changed on users'],
  /** With one in each commit, as a question and a use once caused. */
  notifying: [
    `create function bench_notify() returns trigger language plpgsql as $$
     begin perform pg_notify('bench', new.id::text); return null; end $$`,
    'create trigger bench_notify after insert on replies for each row execute function bench_notify()',
  ],
};

/** Stored chat questions and advice requests a second with 64 callers, beside the same without any notification, alternately. */
export async function commitsBench({ database, quick, say }) {
  const { rounds, ms } = quick ? SIZES.quick : SIZES.full;
  const nodes = {};
  for (const [name, statements] of Object.entries(VARIANTS)) nodes[name] = await startNode(database.url, name, statements);
  const rates = {};
  for (let round = 0; round <= rounds; round++)
    for (const work of ['question', 'advice'])
      for (const [name, node] of Object.entries(nodes)) {
        const rate = await play(node[work], ms);
        await node.empty();
        // The first round warms up.
        if (round === 0) continue;
        rates[`${work} ${name}`] ??= [];
        rates[`${work} ${name}`].push(rate);
        say(`commits ${round}, ${work}s, ${name}: ${Math.round(rate)} a second`);
      }
  for (const node of Object.values(nodes)) await node.stop();
  const shown = (what, work) => {
    const of = (name) => rates[`${work} ${name}`];
    const ratios = (name) => of(name).map((rate, round) => rate / of('silent')[round]);
    return [
      row({
        what: `${what}, stored a second`,
        unit: '/s',
        ours: median(of('product')),
        bare: median(of('silent')),
        ratio: median(ratios('product')),
        atLeast: 0.9,
      }),
      row({
        what: `${what}, if each commit notified`,
        unit: '/s',
        ours: median(of('notifying')),
        bare: median(of('silent')),
        ratio: median(ratios('notifying')),
      }),
    ];
  };
  return [
    {
      title: `Commits: ${CALLERS} callers, beside the same without any notification`,
      rows: [...shown('chat questions', 'question'), ...shown('advice requests', 'advice')],
    },
  ];
}

/** How often a second some work is done by all callers together. */
async function play(work, ms) {
  const end = now() + ms;
  let done = 0;
  const caller = async (index) => {
    for (let turn = 0; now() < end; turn++) {
      await work(index, turn);
      done += 1;
    }
  };
  const began = now();
  await Promise.all(Array.from({ length: CALLERS }, (_, index) => caller(index)));
  return done / ((now() - began) / 1000);
}

/** The product's services in this process, on a database of their own. No reply is written: what is measured is what stores the question. */
async function startNode(url, name, statements) {
  const [{ createApp }, { SCHEMA }, { openDatabase }, { createJobs }, { openPgNotifications }, { loadConfig }, lib] =
    await Promise.all([
      import('../dist/app.js'),
      import('../dist/app.features.js'),
      import('../dist/database/database.js'),
      import('../dist/database/jobs.js'),
      import('../dist/database/pg-notifications.js'),
      import('../dist/config.js'),
      Promise.all([import('../dist/lib/logger.js'), import('../dist/lib/passwords.js')]),
    ]);
  const [{ createLog }, { createPasswords }] = lib;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const own = Object.assign(new URL(url), { pathname: `/commits_${name}` }).href;
  await admin.query(`create database commits_${name}`);
  const { rows } = await admin.query('show max_connections');
  await admin.end();
  const log = createLog('silent');
  const config = loadConfig({ RATE_LIMIT_FACTOR: '1000000', SESSION_SECRET: 'a secret of the bench' });
  // Three nodes share the server's connections.
  const db = await openDatabase(own, SCHEMA, log, Math.floor((Number(rows[0].max_connections) - 10) / 3));
  for (const statement of statements) await db.pool.query(statement);
  const notifications = await openPgNotifications(own, log);
  const jobs = await createJobs(own, log, { connections: 2, timetable: false });
  const passwords = createPasswords();
  const app = await createApp({
    ...{ config, db, redis: null, notifications, jobs, passwords, mailer: null, push: null, payments: null, log },
    model: { apiKey: null, baseUrl: 'http://127.0.0.1:9', name: 'bench', timeoutMs: 1000, demo: true },
    clientFolder: 'none',
  });
  app.replies.begin = () => undefined;
  const actors = await makeActors(db.pool);
  const { advice, chat } = app.services;
  const stopped = AbortSignal.abort();
  return {
    question: (index, turn) => {
      const { actor, adviceIds } = actors[index];
      const sessionId = adviceIds[turn % adviceIds.length];
      return chat.send(actor, { sessionId, message: 'What should I say first?', clientMessageId: randomUUID(), language: 'en' });
    },
    advice: (index) => {
      const { actor } = actors[index];
      const dto = { category: 'family', adviceStyle: 'practical', description: 'My sister and I have not spoken since April.' };
      // It ends with the commit: the caller has gone.
      return advice.generate(actor, { ...dto, language: 'en' }, stopped).catch(() => undefined);
    },
    /** What waits for the model. */
    empty: () => db.pool.query('delete from replies'),
    async stop() {
      await app.replies.drain(0);
      await app.io.close();
      await app.stop();
      await Promise.all([jobs.stop(), notifications.close()]);
      await db.close();
      await passwords.close?.();
    },
  };
}

/** Users without a limit, each with advice of their own. */
async function makeActors(pool) {
  const actors = [];
  for (let index = 0; index < CALLERS; index++) {
    const id = `bench-${index}`;
    await pool.query(
      `insert into users (id, email, password, "firstName", "lastName", "subscriptionPlan") values ($1, $2, 'none', 'Ada', 'Bench', 'platinum')`,
      [id, `${id}@example.com`],
    );
    const { rows } = await pool.query(
      `insert into advice_sessions (id, "userId", description, category, "adviceStyle", language, advice, "creatorIpAddress")
       select gen_random_uuid(), $1, 'x', 'family', 'practical', 'en', '{"understanding": "x", "recommendations": []}', '10.0.0.1'
       from generate_series(1, $2) returning id`,
      [id, ADVICES],
    );
    const user = { id, email: `${id}@example.com`, firstName: 'Ada', lastName: 'Bench', subscriptionPlan: 'platinum' };
    const actor = {
      ...{ via: 'session', tokenId: null, scopes: new Set(), userId: id, user, isAdmin: false, isOwner: false, visitorId: null },
      ...{ session: null, ip: '10.0.0.1', userAgent: null, acceptLanguage: undefined },
    };
    actors.push({ actor, adviceIds: rows.map((each) => each.id) });
  }
  return actors;
}
