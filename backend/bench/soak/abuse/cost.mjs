/** Which rows are an attack's; `who` has its users, visitors, browsers, addresses and couples sessions. */
const OWN_ADVICE = `select id from advice_sessions where "userId" = any(who.users) or "visitorId"::text = any(who.visitors)`;
const TABLES = {
  users: 'id = any(who.users)',
  sessions: 'sid = any(who.sids)',
  advice_sessions: `id in (${OWN_ADVICE})`,
  advice_texts: `"sessionId" in (${OWN_ADVICE})`,
  chat_messages: `"sessionId" in (${OWN_ADVICE})`,
  chats: `"sessionId" in (${OWN_ADVICE})`,
  replies: `"userId" = any(who.users) or "visitorId"::text = any(who.visitors) or substr(subject, 9) = any(who.couples)`,
  couples_sessions: '"partner1Id" = any(who.users)',
  couples_messages: `"sessionId" in (select id from couples_sessions where "partner1Id" = any(who.users))`,
  anonymous_usage: `"ipAddress" = any(who.addresses) or substr("ipAddress", 9) = any(who.visitors)`,
  model_spend: `"userId" = any(who.users) or exists (select from unnest(who.addresses) as one where person like '%:' || one)`,
};
const HELD = 'count(*) as rows, coalesce(sum(pg_column_size(t.*)), 0) as held';
const WHO = `with who as (
  select $1::text[] as users, $2::text[] as sids, $3::text[] as addresses, $4::text[] as couples,
    array(select sess ->> 'visitorId' from sessions where sid = any($2)) as visitors)`;

/** The name under which a cookie's browser is stored. */
const sidOf = (cookie) => /beside\.sid=s%3A([^.;]+)/.exec(cookie)?.[1] ?? '';

/**
 * The rows of each attack, by table, and what they hold; and the same of each whole table, with its bytes on the disk
 * (`pg_total_relation_size`: indexes included).
 */
export async function rowsOf({ postgres }, attacks) {
  const found = attacks.map(() => ({}));
  const whole = {};
  for (const [table, isOwn] of Object.entries(TABLES)) {
    const { rows: sizes } = await postgres.query(`select ${HELD}, pg_total_relation_size('${table}') as bytes from ${table} t`);
    whole[table] = { held: Number(sizes[0].held), bytes: Number(sizes[0].bytes) };
    for (const [index, { users, cookies, addresses, couples }] of attacks.entries()) {
      const { rows } = await postgres.query(`${WHO} select ${HELD} from ${table} t, who where ${isOwn}`, [
        users,
        cookies.map(sidOf),
        addresses,
        couples.map(String),
      ]);
      found[index][table] = { rows: Number(rows[0].rows), held: Number(rows[0].held) };
    }
  }
  return { found, whole };
}

/**
 * Rows and bytes of the database that each attack has added: the bytes that a table has gained are shared by what its new rows hold.
 * @param before what was there before they began, by `rowsOf`; attacks that came later had nothing
 */
export async function costsOf(world, attacks, before) {
  const after = await rowsOf(world, attacks);
  const costs = attacks.map(() => ({ rows: 0, bytes: 0 }));
  for (const [table, { held, bytes }] of Object.entries(after.whole)) {
    const gained = held - before.whole[table].held;
    const share = gained > 0 ? (bytes - before.whole[table].bytes) / gained : 0;
    for (const [index, cost] of costs.entries()) {
      const own = after.found[index][table];
      const had = before.found[index]?.[table] ?? { rows: 0, held: 0 };
      cost.rows += own.rows - had.rows;
      cost.bytes += (own.held - had.held) * share;
    }
  }
  return costs;
}

/** Bytes of all tables with their indexes. */
export async function bytesOfAll({ postgres }) {
  const { rows } = await postgres.query(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return Number(rows[0].bytes);
}

/** Prints what each attack has cost, in columns. */
export function printCosts(attacks, costs, billed, say) {
  const lines = attacks.map(({ name, tally, said = '' }, index) => [
    name,
    String(tally.calls.length),
    String(tally.count(({ status }) => status >= 400 && status < 500)),
    String(billed[name] ?? 0),
    String(costs[index].rows),
    `${(costs[index].bytes / 1024).toFixed(0)}`,
    said,
  ]);
  const head = ['attack', 'calls', 'refused', 'tokens', 'rows', 'KiB', ''];
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at].length)));
  for (const line of [head, ...lines])
    say(
      line
        .map((text, at) => (at === 0 || at === 6 ? text.padEnd(widths[at]) : text.padStart(widths[at])))
        .join('  ')
        .trimEnd(),
    );
}
