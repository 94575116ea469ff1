import { request } from 'node:http';
import { pause, wall } from '../../lib/clock.mjs';

const ACCOUNTS = 12;
/** Accounts whose exports are asked for at once. */
const AT_ONCE = 3;
/** Messages of each, half of them in a chat and half in a couples session. */
const MESSAGES = 30_000;
/** Milliseconds in which a node notices that a caller has left. */
const LEFT_MS = 2000;
const PATIENCE_MS = 120_000;
/** Exports of a user in ten minutes: the limit is the product's own, so other accounts go on. */
const CALLS = 6;

/** The accounts with very long talks, which have taken months to write. */
export async function prepareExports(attack) {
  attack.people = [];
  for (let number = 0; number < ACCOUNTS; number++) attack.people.push(await talkative(attack, number));
}

/** Those accounts exported several at once, twice at the same time, and left early: one after the other. */
export async function exporting(attack) {
  const waiting = [...attack.people];
  const seen = { whole: 0, bytes: 0, ms: 0, refused: 0, left: 0 };
  const take = async () => {
    for (let person = waiting.shift(); person && !attack.isOver; person = waiting.shift()) await attackOne(attack, person, seen);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  const mean =
    seen.whole === 0 ? 'none' : `${Math.round(seen.bytes / seen.whole / 1e6)} MB in ${Math.round(seen.ms / seen.whole)} ms each`;
  attack.said = `${seen.whole} exports read whole (${mean}), ${seen.left} left early, ${seen.refused} refused beside another`;
}

/** The calls of one user on one node; the last on the other. */
async function attackOne(attack, person, seen) {
  const [node, other] = attack.world.urls;
  const slow = await begin(attack, person, node);
  expectStatus(attack, slow, 200, 'the first export');
  const beside = await begin(attack, person, node);
  if (expectStatus(attack, beside, 409, 'an export beside another of the same user')) seen.refused += 1;
  beside.leave();
  slow.leave();
  seen.left += 1;
  await pause(LEFT_MS);
  await whole(attack, person, node, seen, 'an export after one that was left while it was read');
  const early = begin(attack, person, node, { leaveAtOnce: true });
  await early;
  seen.left += 1;
  await pause(LEFT_MS);
  // Both nodes at once: each writes one for a user.
  await Promise.all([
    whole(attack, person, node, seen, 'an export after one that was left before its first piece'),
    whole(attack, person, other, seen, 'an export on the other node'),
  ]);
  const more = await begin(attack, person, other);
  expectStatus(attack, more, 429, `export ${CALLS + 1} of ten minutes`);
  more.leave();
}

function expectStatus(attack, { status }, wanted, what) {
  if (status !== wanted) attack.fault(`${what} was answered ${status}`);
  return status === wanted;
}

async function whole(attack, person, node, seen, what) {
  const began = wall();
  const one = await begin(attack, person, node);
  if (!expectStatus(attack, one, 200, what)) return one.leave();
  const text = await one.read();
  seen.ms += wall() - began;
  seen.bytes += text.length;
  seen.whole += 1;
  try {
    const { adviceSessions, couplesSessions } = JSON.parse(text);
    const messages = adviceSessions[0].chat.length + couplesSessions[0].messages.length;
    if (messages !== MESSAGES) attack.fault(`${what} has ${messages} of ${MESSAGES} messages`);
  } catch {
    attack.fault(`${what} was cut off, or is no JSON`);
  }
}

/** Begins an export, and reads nothing of it by itself; `read` reads the rest, `leave` closes the connection. */
function begin(attack, { cookie, ip }, node, { leaveAtOnce = false } = {}) {
  return new Promise((resolve) => {
    const at = wall();
    const sent = request(`${node}/api/auth/export`, { headers: { Cookie: cookie, 'X-Forwarded-For': ip }, agent: false });
    const gone = () => resolve({ status: 0, leave: () => undefined, read: async () => '' });
    const timer = setTimeout(() => sent.destroy(), PATIENCE_MS);
    sent.once('close', () => clearTimeout(timer));
    sent.on('error', gone);
    if (leaveAtOnce)
      sent.once('socket', (socket) =>
        socket.once('connect', () =>
          setImmediate(() => {
            sent.destroy();
            gone();
          }),
        ),
      );
    sent.once('response', (response) => {
      attack.tally.add(`${attack.name}: GET /api/auth/export`, at, response.statusCode, true);
      response.on('error', () => undefined);
      resolve({ status: response.statusCode, leave: () => response.destroy(), read: () => textOf(response) });
    });
    sent.end();
  });
}

async function textOf(response) {
  const parts = [];
  try {
    for await (const part of response) parts.push(part);
  } catch {
    // Cut off: the text tells.
  }
  return Buffer.concat(parts).toString();
}

/** An account whose chat and couples session have very many messages, by SQL; in the search's index, too, or a job would fill it meanwhile. */
async function talkative(attack, number) {
  const { world } = attack;
  const person = await attack.account(world.ip(), `talkative+${number}@example.com`);
  const { postgres } = world;
  const half = MESSAGES / 2;
  await postgres.query(
    `with made as (insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice)
       values (gen_random_uuid(), $1, $2, 'family', 'We talk all day.', 'practical', '{"understanding":"I hear you.","recommendations":[]}') returning id),
     said as (insert into chat_messages ("sessionId", "userId", message, "messageType", language, "clientMessageId")
       select id, $1, n || repeat(' long words', 20), 'user', 'en', gen_random_uuid() from made cross join generate_series(1, $3::int) n
       returning id, "sessionId")
     insert into advice_texts ("sessionId", "messageId", "userId", "createdAt", category, text, "nGrams")
     select "sessionId", id, $1, now(), 'family', '', '{}'::int[] from said union all select id, 0, $1, now(), 'family', '', '{}' from made`,
    [person.userId, person.ip, half],
  );
  await postgres.query(
    `with made as (insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name")
       values (replace(gen_random_uuid()::text, '-', ''), 'Sundays', $1, 'Clara') returning id)
     insert into couples_messages ("sessionId", "senderRole", "senderId", "senderName", message, "messageType")
     select id, 'partner1', $1, 'Clara', n || repeat(' long words', 20), 'user' from made cross join generate_series(1, $2::int) n`,
    [person.userId, half],
  );
  return person;
}
