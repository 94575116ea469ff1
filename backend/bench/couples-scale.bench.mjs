import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { now } from './lib/clock.mjs';
import { deleteReplies, freshSessions, makeDatabase, seedCouples } from './lib/couples.mjs';
import { median } from './lib/numbers.mjs';
import { startProduct, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

/** Messages, sessions, and the number of long sessions that are read. */
const SIZES = {
  full: { small: [10_000, 1000], large: [1_000_000, 100_000], calls: 400, rounds: 5 },
  quick: { small: [10_000, 1000], large: [100_000, 10_000], calls: 60, rounds: 2 },
};
const LONG = { sessions: 20, messages: 250 };
/** One user's sessions, in a database of either size. */
const OWN = 40;

/** A hundred times the messages: the time of a page, a catch-up and an insert. */
export async function scaleBench({ database: server, model, quick, say }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const sides = {};
  for (const name of ['small', 'large']) {
    const database = await makeDatabase(server, `couples_${name}`);
    const node = await startProduct({ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url });
    sides[name] = {
      database,
      node,
      ...(await fill(database, ...size[name])),
      times: Object.fromEntries(Object.keys(QUESTIONS).map((what) => [what, []])),
    };
    say(`${name}: ${size[name][0]} messages in ${size[name][1]} sessions`);
  }
  const agent = new Agent({ keepAlive: true });
  const { calls, rounds } = size;
  for (let round = 0; round <= rounds; round++)
    for (const side of round % 2 ? [sides.small, sides.large] : [sides.large, sides.small]) {
      for (const [what, ask] of Object.entries(QUESTIONS)) {
        const took = [];
        for (let call = 0; call < calls; call++) {
          const session = side.long[call % side.long.length];
          took.push(await timed(agent, side.node.url, ask({ ...session, side, call })));
        }
        // The first round warms up.
        if (round > 0) side.times[what].push(median(took));
      }
      await deleteReplies(side.database);
    }
  agent.destroy();
  const scans = await scansOf(sides.large.database.url, sides.large.long[0]);
  for (const { statement, nodes, scanned } of scans)
    say(`${statement}: ${nodes}${scanned ? ' — reads a whole table or sorts a session' : ''}`);
  for (const { node } of Object.values(sides)) await stop(node.child);
  const beside = (what, atMost) =>
    row({
      what,
      unit: 'ms',
      ours: median(sides.large.times[what]),
      bare: median(sides.small.times[what]),
      ratio: median(sides.large.times[what].map((took, round) => took / sides.small.times[what][round])),
      atMost,
    });
  return [
    {
      title: `${size.large[0]} messages in ${size.large[1]} sessions, beside ${size.small[0]} in ${size.small[1]}: whole calls, medians`,
      rows: [
        beside('newest page', 1.2),
        beside('catch-up', 1.2),
        beside('insert', 1.2),
        beside('history page', 1.3),
        beside('deep page', 1.3),
        beside('deep history page', 1.3),
        row({
          what: `table scans and sorts in ${scans.length} statements`,
          ours: scans.filter(({ scanned }) => scanned).length,
          atMost: 0,
        }),
      ],
    },
  ];
}

/** Calls on a long session, or on one user's sessions: method, path, body. */
const QUESTIONS = {
  'newest page': ({ token, cookie }) => ({ path: `/api/couples/session/${token}`, cookie }),
  'catch-up': ({ token, cookie, ids }) => ({ path: `/api/couples/session/${token}?after=${ids.at(-10)}`, cookie }),
  insert: ({ token, cookie }) => ({
    path: '/api/couples/message',
    cookie,
    body: { sessionToken: token, message: 'I felt alone with it on Sunday.', clientMessageId: randomUUID() },
  }),
  'history page': ({ side }) => ({ path: '/api/couples/history', cookie: side.person.cookie }),
  'deep page': ({ token, cookie, ids }) => ({ path: `/api/couples/session/${token}?before=${ids[60]}`, cookie }),
  'deep history page': ({ side }) => ({ path: `/api/couples/history?cursor=${side.person.ids[14]}`, cookie: side.person.cookie }),
};

/** Long sessions and one user's own, spread among all others, by SQL. */
async function fill(database, messages, sessions) {
  const couples = await seedCouples(database, LONG.sessions + 1);
  const long = await freshSessions(database, couples.slice(1));
  const [{ userId, cookies }] = couples;
  const others = sessions - LONG.sessions;
  // The other users have no browser here: one account for every ten sessions.
  await database.query(
    `insert into users (id, email, password, "firstName", "lastName")
     select 'filler-' || n, n || '@filler.example.com', 'none', 'Ines', 'Sol' from generate_series(0, $1::int / 10) n`,
    [others],
  );
  await database.query(
    `insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "partner2VisitorId", "partner2Name")
     select 'filler-session-' || n, 'Sundays', case when n % ($1::int / $2::int) = 0 then $3 else 'filler-' || n % ($1::int / 10) end,
            'Ines', gen_random_uuid(), 'Tomás'
     from generate_series(1, $1::int) n`,
    [others, OWN, userId],
  );
  const { rows: extent } = await database.query(
    `select min(id) as first from couples_sessions where "sessionToken" like 'filler%'`,
  );
  await database.query(
    `insert into couples_messages ("sessionId", "senderName", message, "messageType", "senderRole", "clientMessageId", "createdAt")
     select case when n % ($1::int / $2::int) = 0 then ($3::bigint[])[1 + (n / ($1::int / $2::int)) % $4::int]
                 else $5::bigint + (n * 7919::bigint) % $6::int end,
            'Clara', 'I felt alone with it on Sunday, and I would like us to look at the week together. ' || n,
            'user', case when n % 2 = 0 then 'partner1' else 'partner2' end, gen_random_uuid(), now() - ($1::int - n) * interval '1 second'
     from generate_series(1, $1::int) n`,
    [messages, LONG.sessions * LONG.messages, long.map(({ id }) => id), LONG.sessions, extent[0].first, others],
  );
  await database.query('vacuum analyze');
  const ids = await database.query(
    `select "sessionId" as session, array_agg(id order by id) as ids from couples_messages where "sessionId" = any($1) group by 1`,
    [long.map(({ id }) => id)],
  );
  const idsOf = new Map(ids.rows.map((found) => [Number(found.session), found.ids.map(Number)]));
  const own = await database.query(`select id from couples_sessions where "partner1Id" = $1 order by id desc`, [userId]);
  return {
    long: long.map(({ id, token, cookies }) => ({ id, token, cookie: cookies.partner1, ids: idsOf.get(id) })),
    person: { cookie: cookies.partner1, ids: own.rows.map(({ id }) => Number(id)) },
  };
}

/** Milliseconds of one whole call. */
function timed(agent, url, { path, cookie, body }) {
  const sent = body ? JSON.stringify(body) : '';
  const headers = {
    Cookie: cookie,
    ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) } : {}),
  };
  return new Promise((resolve, reject) => {
    const at = now();
    const call = request(`${url}${path}`, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode >= 300) reject(new Error(`${path} answered ${response.statusCode}`));
        else resolve(now() - at);
      });
    });
    call.once('error', reject);
    call.end(sent);
  });
}

/** PostgreSQL's plans for the product's own statements: one for all parameters, as prepared statements get. */
async function scansOf(url, { id, token, ids }) {
  const { couplesConversation, couplesStatements } = await import('../dist/features/couples/couples.statements.js');
  const { couplesWriter } = await import('../dist/features/couples/messages/couples.writer.js');
  const statements = [];
  const listen = {
    query(statement) {
      statements.push(statement);
      return Promise.resolve({ rows: [], rowCount: 0 });
    },
  };
  const last = ids.at(-1);
  await couplesStatements.byToken(listen, token);
  await couplesStatements.byId(listen, id);
  await couplesStatements.before(listen, id, null, 51);
  await couplesStatements.before(listen, id, last, 51);
  await couplesStatements.after(listen, id, last, 501);
  await couplesStatements.byIds(listen, id, [last]);
  await couplesStatements.byClientId(listen, id, randomUUID());
  await couplesConversation.extent(listen, id).catch(() => undefined);
  await couplesStatements.history(listen, 'bench', 13, null);
  await couplesWriter({ connect: async () => ({ ...listen, release: () => undefined }) }, 1, 1, 2000)
    .store({
      sessionId: id,
      senderId: null,
      senderRole: 'partner1',
      senderName: '',
      message: '',
      clientMessageId: randomUUID(),
      language: 'en',
    })
    .catch(() => undefined);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = [];
    for (const { name, text } of statements) {
      const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
      const scanned = nodes.some(
        ({ type, table }) =>
          (type === 'Seq Scan' && /^(couples_|replies)/.test(table ?? '')) || (type === 'Sort' && /before|after/.test(name)),
      );
      found.push({
        statement: name,
        scanned,
        nodes: nodes.map(({ type, table }) => (table ? `${type} on ${table}` : type)).join(', '),
      });
    }
    return found;
  } finally {
    await client.end();
  }
}

function nodesOf({ 'Node Type': type, 'Relation Name': table, Plans = [] }) {
  return [{ type, table }, ...Plans.flatMap(nodesOf)];
}
