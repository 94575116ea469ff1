import { randomBytes } from 'node:crypto';
import { pause } from '../../lib/clock.mjs';

/** Milliseconds between two questions of one: just within the limit of questions a minute. */
const REST_MS = 2000;
const LONG = 'And then she said that it had always been like that, and I did not know what to answer. '.repeat(30).trim();
const OFFICE = '198.51.100.7';
const HOUSEHOLDS = 10;
const ACCOUNTS = { office: 24, household: 2 };
/** Texts of some thousand characters. */
const TEXTS = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`t${index}`, `Text ${index}. ${LONG.slice(0, 400)}`]));

/** Accounts of one address with plus-addresses, and of one network, each spending all that it may in chats. */
export async function registrations(attack) {
  const office = Array.from({ length: ACCOUNTS.office }, (_, n) =>
    spendInChats(attack, () => attack.account(OFFICE, `office+${n}@example.com`)),
  );
  const network = Array.from({ length: HOUSEHOLDS * ACCOUNTS.household }, (_, n) => {
    const [ip, counted] = [`2001:db8:77:${1 + (n % HOUSEHOLDS)}::1`, `2001:db8:77:${1 + (n % HOUSEHOLDS)}::/64`];
    return spendInChats(attack, () => attack.account(ip, `network+${n}@example.com`, counted));
  });
  await Promise.all([...office, ...network]);
  const { rows } = await attack.world.postgres.query(
    `select count(*) as rows from chat_messages where failure = 'budget_reached' and "userId" = any($1)`,
    [attack.users],
  );
  attack.said = `${attack.users.length} accounts; ${rows[0].rows} of their questions were refused, and stored`;
}

/** Accounts that have an address to themselves, and spend by chats and by translations at once. */
export async function hermits(attack) {
  const alone = async (n) => {
    const person = await attack.account(attack.world.ip(), `hermit+${n}@example.com`);
    await Promise.all([spendInChats(attack, () => person), translate(attack, person)]);
  };
  await Promise.all([1, 2].map(alone));
}

/** An account that fills the disk: its questions are as long as may be, and no two have a word in common, so that each is as large in the search's index. */
export async function disk(attack) {
  const person = await attack.account(attack.world.ip(), 'disk@example.com');
  await spendInChats(attack, () => person, noise);
}

/** Words of chance, some 4,900 characters of them. */
const noise = () =>
  Array.from(randomBytes(4900), (byte, at) => (at % 12 === 11 ? ' ' : String.fromCharCode(97 + (byte % 26)))).join('');

/** Visitors of one address, who have one budget together. */
export async function visitors(attack) {
  await Promise.all(Array.from({ length: 3 }, () => spendInChats(attack, () => attack.visitor('198.51.100.8'))));
}

/** Visitors who have whole books translated. */
export async function translations(attack) {
  const readers = ['198.51.100.9', '198.51.100.10', '2001:db8:78:1::1'];
  await Promise.all(
    readers.map(async (ip) => {
      const reader = await attack.visitor(ip, ip.includes(':') ? '2001:db8:78:1::/64' : ip);
      if (reader) await translate(attack, reader);
    }),
  );
}

/** Free accounts of one address, whose couples sessions have the counsellor write all the time. */
export async function couples(attack) {
  const talk = async (n) => {
    const creator = await attack.account('198.51.100.11', `couple+${n}@example.com`);
    const sessions = creator ? [await attack.session(creator), await attack.session(creator)] : [];
    await Promise.all(
      sessions
        .filter((session) => session !== null)
        .map((session) =>
          attack.untilOver(REST_MS, () => attack.message(creator, session, `@counsellor ${LONG.slice(0, 1900)}`)),
        ),
    );
  };
  await Promise.all(Array.from({ length: 8 }, (_, n) => talk(n)));
}

function translate(attack, reader) {
  const body = { targetLanguage: 'German', translations: { ...TEXTS, t0: `${attack.mark} ${TEXTS.t0}` } };
  return attack.untilOver(REST_MS, () => attack.call(reader, 'POST', '/api/translate', body));
}

/** Asks for one advice, and then in its chat, until the attack is over, whatever is answered. */
async function spendInChats(attack, make, text = () => LONG) {
  await pause(Math.random() * REST_MS);
  const person = await make();
  if (!person) return;
  let id = null;
  await attack.untilOver(REST_MS, async () => {
    if (id) return attack.chat(person, id, text());
    const { body } = await attack.advice(person, { description: LONG });
    id = body.session?.id ?? null;
  });
}
