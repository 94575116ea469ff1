import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { now } from './lib/clock.mjs';
import { makeDatabase } from './lib/couples.mjs';
import { median } from './lib/numbers.mjs';
import { startProduct, stop } from './lib/processes.mjs';
import { row } from './lib/table.mjs';

const SIZES = { full: { calls: 4000, links: 200 }, quick: { calls: 500, links: 20 } };
/** Calls that only warm up, of each kind. */
const WARM = 100;
/** Nobody may tell one kind from another by its time (design, signing in, and links for one reader). */
const MOST = 1.05;

/** Answers that must not differ, also in time: for addresses that are known and not, and for links that are over, taken back, and never made. */
export async function equalBench({ database: server, model, quick, profile, say }) {
  const { calls, links } = quick ? SIZES.quick : SIZES.full;
  const database = await makeDatabase(server, 'equal');
  const product = await startProduct({ DATABASE_URL: database.url, OPENAI_BASE_URL: model.url }, profile);
  const tokens = await fill(database, links);
  const ask = caller(product.url);
  const options = (email) => () => ({
    path: '/api/auth/passkey-sign-in/options',
    method: 'POST',
    body: JSON.stringify({ email }),
  });
  const link = (kind, method) => (call) => ({ path: `/s/${tokens[kind][call % links]}`, method, body: '' });
  const rows = [];
  const compare = async (what, status, kinds, reference) => {
    const medians = await timesOf(ask, { kinds, calls, status });
    const { [reference]: bare, ...others } = medians;
    for (const [name, ours] of Object.entries(others)) {
      say(`${what}, ${name}: ${ours.toFixed(3)} ms, ${reference} ${bare.toFixed(3)} ms`);
      const ratio = Math.max(ours / bare, bare / ours);
      rows.push(row({ what: `${what}: ${name}, beside ${reference}`, unit: 'ms', ours, bare, ratio, atMost: MOST }));
    }
  };
  const addresses = { known: options('keeper@example.com'), unknown: options('nobody@example.com') };
  await compare('how a passkey signs in', 200, addresses, 'unknown');
  for (const method of ['GET', 'POST']) {
    const kinds = Object.fromEntries(Object.keys(tokens).map((kind) => [kind, link(kind, method)]));
    await compare(`a link’s page (${method})`, 404, kinds, 'never made');
  }
  ask.close();
  await stop(product.child);
  return [{ title: 'Equal answers', rows }];
}

/** A user with a passkey, and links. @returns tokens of links by what has become of them */
async function fill({ query }, count) {
  const made = () => Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const tokens = {
    over: made(),
    'taken back': made(),
    'never made': made(),
    mistyped: made().map((token) => token.slice(0, 20)),
  };
  await query(
    `insert into users (id, email, password, "firstName", "lastName") values ('keeper', 'keeper@example.com', 'none', 'Ada', 'Bench')`,
  );
  await query(
    `insert into passkeys (id, "userId", "credentialId", "publicKey", counter, transports, aaguid, "isSynced")
       values (gen_random_uuid(), 'keeper', 'a key of the bench', 'none', 0, '[]', 'none', true)`,
  );
  await query(
    `insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice)
       values (gen_random_uuid(), 'keeper', '10.0.0.1', 'family', 'My sister', 'practical', '{"understanding":"x"}')`,
  );
  const insert = `insert into advice_links (id, "adviceId", "userId", "tokenHash", copy, "withQuestion", until)
    select gen_random_uuid(), s.id, 'keeper', hash, '{}', false, now() + $2 * interval '1 day' from advice_sessions s, unnest($1::text[]) hash`;
  const hashes = (of) => of.map((token) => createHash('sha256').update(token).digest('base64url'));
  await query(insert, [hashes(tokens.over), -1]);
  await query(insert, [hashes(tokens['taken back']), 1]);
  await query('delete from advice_links where "tokenHash" = any($1)', [hashes(tokens['taken back'])]);
  return tokens;
}

/** Medians of so many calls of each kind, in milliseconds: the kinds take turns, and each is first as often as the others. */
async function timesOf(ask, { kinds, calls, status }) {
  const names = Object.keys(kinds);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let call = -WARM; call < calls; call++)
    for (let place = 0; place < names.length; place++) {
      const name = names[(call + WARM + place) % names.length];
      const at = now();
      const got = await ask(kinds[name](call + WARM));
      const took = now() - at;
      if (got !== status) throw new Error(`${name} was answered ${got}, not ${status}`);
      if (call >= 0) times[name].push(took);
    }
  return Object.fromEntries(names.map((name) => [name, median(times[name])]));
}

/** Calls over one connection, one at a time, each from an address of its own: limits are counted by it. */
function caller(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let address = 0;
  const ask = ({ path, method, body }) =>
    new Promise((resolve, reject) => {
      address += 1;
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'X-Forwarded-For': `10.${6 + (address >> 16)}.${(address >> 8) & 255}.${address & 255}`,
      };
      const sent = request(url + path, { method, agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}
