import { pause } from '../../lib/clock.mjs';

/**
 * Tokens a day that each level may have in `model_spend`, for those who pay nothing and for those who pay (null: the level does not hold for them). These
 * are the contract's numbers, and not read from the product: a level that is left out there is missed here.
 */
const CAPS = {
  user: { free: 150_000, paid: 600_000 },
  ip: { free: 60_000 },
  translations: { free: 20_000 },
  address: { free: 450_000 },
  network: { free: 900_000 },
  couples: { free: 100_000, paid: 200_000 },
  'couples-of': { free: 150_000, paid: 600_000 },
  'couples-address': { free: 450_000 },
};
/** Levels that the attacks must come near, or nothing is shown about them; a question that no longer fits leaves a rest. */
const REACHED = 0.75;
const LOOK_EVERY_MS = 1000;

/**
 * Reads the counts of each level all the time, and keeps the most of each.
 * @param paid users, and ids of couples sessions, for whom the caps of paid plans hold
 * @param installation tokens a day of the whole installation
 */
export function watchCaps({ postgres }, { paid, installation }) {
  const most = {};
  const over = new Set();
  let isOver = false;
  /** In a row for all, a fifth is kept for those who pay: they may go beyond what the others may. */
  const capOf = (level, subject) => {
    if (level === 'all') return installation;
    const { free, paid: whenPaid = free } = CAPS[level] ?? {};
    return paid.has(subject) ? whenPaid : free;
  };
  const look = async () => {
    const { rows } = await postgres.query('select person, tokens from model_spend').catch(() => ({ rows: [] }));
    for (const { person, tokens } of rows) {
      const [level] = person.split(':', 1);
      const cap = capOf(level, person.slice(level.length + 1));
      if (cap === undefined) over.add(`a level that the contract does not know: ${level}`);
      else if (Number(tokens) > cap) over.add(`${level} has spent ${tokens} tokens, and may spend ${cap}`);
      const share = Number(tokens) / cap;
      // Those who pay are honest here, and need not come near what they may spend.
      const name = cap === CAPS[level]?.paid ? `${level} (paid)` : level;
      if (share > (most[name]?.share ?? -1)) most[name] = { tokens: Number(tokens), cap, share };
    }
  };
  const looking = (async () => {
    while (!isOver) {
      await look();
      await pause(LOOK_EVERY_MS);
    }
    await look();
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
      const faults = [...over];
      for (const level of [...Object.keys(CAPS), 'all']) {
        const { share = 0, tokens = 0 } = most[level] ?? {};
        if (share < REACHED) faults.push(`${level} was not attacked: ${tokens} tokens at most`);
      }
      const said = Object.entries(most).map(([level, { tokens, cap }]) => `${level} ${tokens} of ${cap}`);
      return { faults, said: said.join(', ') };
    },
  };
}

/** Tokens that are counted for the whole installation so far. */
export async function countedInAll({ postgres }) {
  const { rows } = await postgres.query(`select coalesce(sum(tokens), 0) as tokens from model_spend where person = 'all'`);
  return Number(rows[0].tokens);
}

/** Has the whole installation spent so many tokens today, as on a busy day. */
export async function spendInAll({ postgres }, tokens) {
  await postgres.query(`update model_spend set tokens = $1 where person = 'all'`, [tokens]);
}
