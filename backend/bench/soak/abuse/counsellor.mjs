import { pause } from '../../lib/clock.mjs';
import { CERTAIN, hasHelp } from './danger.mjs';

const REST_MS = 1500;
const DANGER_EVERY_MS = 8000;
const LONG = 'You never listen, and I have said so a hundred times, and nothing has ever changed between us. '.repeat(20).trim();
/** Danger that a careful reader sees, although no word names it: the model answers, and help stands beside. */
const POSSIBLE = 'I feel like a weight for my family. Soon it will not matter any more.';
/** Tokens a day of one couples session of a free account, and of all of its sessions: one creator has one session, the other two. */
const CAPS = { 1: 100_000, 2: 150_000 };
/** The share of it that must be spent before a creator's own advice is asked for: else the rule is not tried. */
const SPENT = 0.7;

/** Partners who make the counsellor write without end, in sessions whose creators are in danger, and ask for advice of their own. */
export async function counsellor(attack) {
  const said = await Promise.all([1, 2].map((sessions) => couple(attack, sessions)));
  attack.said = `the creators' couples sessions have spent ${said.join(' and ')} tokens`;
}

async function couple(attack, count) {
  const { world } = attack;
  const creator = await attack.account(world.ip(), `creator+${count}@example.com`);
  const partner = await attack.visitor(world.ip());
  const sessions = [];
  while (sessions.length < count) sessions.push(await attack.session(creator));
  for (const { sessionToken } of sessions)
    await attack.call(partner, 'POST', `/api/couples/join/${sessionToken}`, { partnerName: 'Tomás' });
  const flooding = sessions.map((session) =>
    attack.untilOver(REST_MS, () => attack.message(partner, session, `@counsellor ${LONG.slice(0, 1900)}`)),
  );
  const asking = attack.untilOver(DANGER_EVERY_MS, async () => {
    const answer = await attack.advice(creator, { description: CERTAIN });
    if (answer.status !== 200 || !hasHelp(answer)) attack.fault(`a creator in certain danger was answered ${answer.status}`);
  });
  await Promise.all([...flooding, asking]);
  const spent = await spentBy(world, creator);
  if (spent < SPENT * CAPS[count]) attack.fault(`the partner has spent only ${spent} tokens of the creator's sessions`);
  // A use that the sessions have left.
  const own = await attack.advice(creator, { description: POSSIBLE });
  if (own.status !== 200) attack.fault(`a creator's own advice was answered ${own.status} ${own.body.code}`);
  return spent;
}

async function spentBy({ postgres }, { userId }) {
  // A reply that is under way is settled within a moment.
  await pause(REST_MS);
  const { rows } = await postgres.query('select coalesce(sum(tokens), 0) as tokens from model_spend where person = $1', [
    `couples-of:${userId}`,
  ]);
  return Number(rows[0].tokens);
}
