import { createHash } from 'node:crypto';
import { makeTokenValue } from '../../../dist/features/tokens/tokens.value.js';
import { pause } from '../../lib/clock.mjs';

/** Sockets that each of these may hold on a node. */
const HELD_MAX = { token: 50, user: 50, visitors: 50, users: 500 };
/** Sockets that are tried in a wave, for each kind; a wave is held for a while, and then comes again. */
const TRIED = { token: 200, user: 200, visitors: 200, users: 560 };
const AT_ONCE = 40;
const HELD_MS = 8000;
const REST_MS = 4000;
const CROWDED = '198.51.100.20';
/** Users at the crowded address: each below their own cap, all together above the address's. */
const USERS = 14;

/** Hundreds of sockets on one token, one user, the visitors and the users of one address, all on one node. */
export async function sockets(attack) {
  const { world } = attack;
  const [node] = world.urls;
  const at = (person, more = {}) => ({ ...person, node, ...more });
  const account = await attack.account(world.ip(), 'sockets@example.com');
  const bearer = await attack.account(world.ip(), 'bearer@example.com');
  const token = await tokenOf(world, bearer);
  const crowd = [];
  for (let number = 0; number < USERS; number++) crowd.push(await attack.account(CROWDED, `crowd+${number}@example.com`));
  const visitor = await attack.visitor('198.51.100.21');
  const neighbour = await attack.account('198.51.100.21', 'neighbour@example.com');
  const waves = {
    token: () => [{ ip: world.ip(), node }, { token }],
    user: () => [at(account, { ip: world.ip() })],
    visitors: () => [at(visitor)],
    users: (n) => [at(crowd[n % USERS])],
  };
  const most = {};
  await attack.untilOver(REST_MS, async () => {
    const held = Object.fromEntries(
      await Promise.all(Object.entries(waves).map(async ([kind, who]) => [kind, await wave(attack, TRIED[kind], who)])),
    );
    for (const [kind, list] of Object.entries(held)) {
      most[kind] = Math.max(most[kind] ?? 0, list.length);
      if (list.length > HELD_MAX[kind]) attack.fault(`${list.length} sockets were held by one ${kind}`);
      // Otherwise the cap is not what has refused the others.
      if (list.length < HELD_MAX[kind] / 2) attack.fault(`only ${list.length} sockets could be opened by one ${kind}`);
    }
    await others(attack, at(neighbour), node);
    await pause(HELD_MS);
    for (const socket of Object.values(held).flat()) socket.disconnect();
  });
  attack.said = `sockets held at once: ${Object.entries(most)
    .map(([kind, number]) => `${kind} ${number} of ${TRIED[kind]} tried`)
    .join(', ')}`;
}

/** Opens so many, some at once; those that are not refused. */
async function wave(attack, tried, who) {
  const held = [];
  for (let from = 0; from < tried; from += AT_ONCE) {
    const opened = Array.from({ length: Math.min(AT_ONCE, tried - from) }, (_, n) => attack.socket(...who(from + n)));
    held.push(...(await Promise.all(opened)).filter((socket) => socket !== null));
  }
  // Those that the node has closed meanwhile hold nothing.
  return held.filter(({ connected }) => connected);
}

/** Somebody else gets in: at an address of their own, and as a user where the visitors have taken all that visitors may. */
async function others(attack, neighbour, node) {
  const { world } = attack;
  const elsewhere = { ...(await attack.visitor(world.ip())), node };
  for (const [who, what] of [
    [elsewhere, 'a visitor at another address'],
    [neighbour, 'a user where the visitors have filled their address'],
  ]) {
    const socket = await attack.socket(who);
    if (!socket) attack.fault(`${what} could not connect`);
    socket?.disconnect();
  }
}

/** An API token of a user, as an owner would have made it. */
async function tokenOf({ postgres }, { userId }) {
  const value = makeTokenValue();
  await postgres.query(
    `insert into api_tokens ("userId", "tokenName", "tokenHash", prefix, permissions) values ($1, 'Soak', $2, $3, array['*'])`,
    [userId, createHash('sha256').update(value).digest('hex'), value.slice(0, 13)],
  );
  return value;
}
