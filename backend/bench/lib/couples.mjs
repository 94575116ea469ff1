// Fixtures of the couples' benches: databases of their own, and users and sessions made without a hundred calls each.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** As in `startServer`. */
const SECRET = 'a secret of the bench';
const COOKIE = 'beside.sid';

/** A database beside the others on the same server. */
export async function makeDatabase(server, name) {
  await withClient(server.url, (client) => client.query(`create database ${name}`));
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, query: (text, values) => withClient(url.href, (client) => client.query(text, values)) };
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** So many couples, by SQL: one partner with an account, the other a visitor. Each cookie is signed as the product does it. */
export async function seedCouples(database, count) {
  const couples = Array.from({ length: count }, () => {
    const userId = randomUUID();
    const visitorId = randomUUID();
    // As after a sign-in, which counts as a proof for ten minutes.
    const creator = cookieOf({ userId, visitorId: randomUUID(), epoch: 0, provenAt: Date.now() });
    const partner = cookieOf({ visitorId });
    return { userId, visitorId, creator, partner };
  });
  const ids = couples.map(({ userId }) => userId);
  await database.query(
    `insert into users (id, email, password, "firstName", "lastName") select id, id || '@example.com', 'none', 'Clara', 'Almeida' from unnest($1::text[]) as id`,
    [ids],
  );
  const browsers = couples.flatMap(({ creator, partner }) => [creator, partner]);
  await database.query(
    `insert into sessions (sid, sess, expire) select sid, sess::json, now() + interval '60 days' from unnest($1::text[], $2::text[]) as s (sid, sess)`,
    [browsers.map(({ sid }) => sid), browsers.map(({ sess }) => sess)],
  );
  return couples.map(({ userId, visitorId, creator, partner }) => ({
    userId,
    visitorId,
    cookies: { partner1: creator.cookie, partner2: partner.cookie },
  }));
}

/** A session without messages for each couple. */
export async function freshSessions(database, couples) {
  const tokens = couples.map(() => randomBytes(18).toString('base64url'));
  const { rows } = await database.query(
    `insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "partner2VisitorId", "partner2Name")
     select token, 'Sundays', one, 'Clara', other::uuid, 'Tomás' from unnest($1::text[], $2::text[], $3::text[]) as c (token, one, other)
     returning id, "sessionToken"`,
    [tokens, couples.map(({ userId }) => userId), couples.map(({ visitorId }) => visitorId)],
  );
  const idOf = new Map(rows.map(({ id, sessionToken }) => [sessionToken, Number(id)]));
  return couples.map(({ cookies }, index) => ({ id: idOf.get(tokens[index]), token: tokens[index], cookies }));
}

/** Queues a counsellor reply in each session, and keeps it waiting: messages into them are all that is measured. */
export async function queueReplies(database, sessions) {
  await database.query(
    `insert into replies (id, kind, subject, status, input, "dueAt")
     select gen_random_uuid(), 'couples', 'couples:' || id, 'queued', json_build_object('sessionId', id), now() + interval '1 hour'
     from unnest($1::bigint[]) as id`,
    [sessions.map(({ id }) => id)],
  );
}

/** Deletes the replies to measured messages. */
export async function deleteReplies(database) {
  await database.query(`delete from replies where kind = 'couples'`);
}

/** A session of a browser, as `express-session` signs and stores it. */
function cookieOf(data) {
  const sid = randomBytes(24).toString('base64url');
  const signature = createHmac('sha256', SECRET).update(sid).digest('base64').replace(/=+$/, '');
  const lifetime = 60 * 86_400_000;
  const cookie = {
    originalMaxAge: lifetime,
    expires: new Date(Date.now() + lifetime).toISOString(),
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: false,
  };
  return {
    sid,
    sess: JSON.stringify({ cookie, ...data, renewedAt: Date.now() }),
    // Users alone have the hint: each answer to a visitor would clear it.
    cookie: `${COOKIE}=${encodeURIComponent(`s:${sid}.${signature}`)}${data.userId ? '; beside.signed-in=1' : ''}`,
  };
}
