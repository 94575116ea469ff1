import type { StripeServer } from '../../stand-ins/stripe/stripe.server.ts';
import type { TestUser } from './accounts.ts';
import { adviceRequest, generate } from './advice-requests.ts';
import { historyOf, random, type Step, type Use } from './billing-history.ts';
import { ACCOUNTS, billing, CARDS, confirm, currentOf, steer } from './paying.ts';

const DAY = 86_400_000;
const PLAN_IDS = ['bronze', 'silver', 'gold'] as const;
/** Milliseconds of a month and a day: every period has ended by then. */
const MONTH = 32 * DAY;

/** Steps of the clock, which is everybody's. */
const OF_ALL: readonly Step[] = ['month', 'days'];

/** What a history needs: nodes by their addresses, in this process or in others. */
export interface HistoryWorld {
  /** The addresses of the nodes that are up now. */
  urls(): readonly string[];
  stripe: Pick<StripeServer, 'url' | 'publishableKey' | 'advance'>;
  /** A statement on the nodes' database. */
  query: Query;
  /** Takes a step, and lets its events meet with whatever they may meet with. */
  carryOut(step: () => Promise<unknown>, next: () => number): Promise<void>;
}

type Query = (statement: string) => Promise<unknown[]>;

interface Play extends Pick<HistoryWorld, 'stripe' | 'query'> {
  user: TestUser;
  /** A node. */
  url: string;
  next(): number;
  uses: Use[];
}

/** A discount code with few uses, which everybody tries: unpaid and withdrawn orders must leave it to the others. */
export const CODE = 'SOAK50';

/** Moves the provider's clock, and for declarations that nobody has confirmed yet ours: their age counts. */
export const advanceBoth = (stripe: Pick<StripeServer, 'advance'>, query: Query) => async (ms: number) => {
  await query(
    `update contract_notices set "receivedAt" = "receivedAt" - interval '${Math.round(ms / 1000)} seconds' where "confirmedAt" is null`,
  );
  await stripe.advance(ms);
};

/** What each step asks for; whether it may be done, the product decides. */
const DO: Record<Step, (play: Play) => Promise<unknown>> = {
  subscribe: async ({ user, stripe, next }) => {
    const { body } = await billing(user, 'create', { planId: any(PLAN_IDS, next), beginAtOnce: next() < 0.5 });
    const cards = [CARDS.declined, CARDS.good, CARDS.good, CARDS.refundFails, CARDS.refundPends];
    if (typeof body.clientSecret === 'string') await confirm(stripe, body.clientSecret, any(cards, next));
  },
  debit: async ({ user, stripe, next }) => {
    const { body } = await billing(user, 'create', { planId: any(PLAN_IDS, next), beginAtOnce: next() < 0.5 });
    const account = next() < 0.25 ? ACCOUNTS.failing : ACCOUNTS.good;
    if (typeof body.clientSecret === 'string') await confirm(stripe, body.clientSecret, account);
  },
  dispute: async ({ user, stripe, next }) => {
    const charge = (await stateOf(stripe, user)).charges?.findLast(({ status, disputed }) => status === 'succeeded' && !disputed);
    // From two tabs, one is enough.
    if (charge) await steer(stripe, `charges/${charge.id}/dispute`, { inquiry: next() < 0.25 }).catch(() => undefined);
  },
  decide: async ({ user, stripe, next }) => {
    const open = (await stateOf(stripe, user)).disputes?.find(({ status }) => /needs_response|under_review/.test(status));
    if (open)
      await steer(stripe, `disputes/${open.id}/decide`, { outcome: next() < 0.5 ? 'win' : 'lose' }).catch(() => undefined);
  },
  use: async (play) => {
    const { user, next, uses } = play;
    const before = await holding(play);
    const answers = await Promise.all(
      Array.from({ length: Math.floor(next() * 8 + 1) }, () => generate(user.browser, adviceRequest()).catch(() => null)),
    );
    const after = await holding(play);
    // Nothing that was free is owed.
    const isFree = [before, after].every(({ plan, subscription }) => plan === 'free' && subscription === '');
    if (isFree) return;
    const done = answers.filter((answer) => answer?.status === 200).length;
    const isSure = before.plan !== 'free' && before.plan === after.plan && before.subscription === after.subscription;
    if (done > 0) uses.push({ ...after, count: done, isSure });
    // A call that was cut may have been counted.
    const cut = answers.filter((answer) => answer === null || answer.status >= 500).length;
    if (cut > 0) uses.push({ ...after, count: cut, isSure: false });
  },
  code: async ({ user, stripe, next }) => {
    const { body } = await billing(user, 'create', { planId: any(PLAN_IDS, next), beginAtOnce: next() < 0.5, couponCode: CODE });
    if (typeof body.clientSecret === 'string' && next() < 0.7) await confirm(stripe, body.clientSecret);
  },
  declare: async ({ user, url }) => {
    // Signed out.
    await fetch(`${url}/api/subscription/withdraw`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': user.browser.ip },
      body: JSON.stringify({ name: 'Clara', email: user.email, contract: 'my plan' }),
    });
  },
  confirm: async ({ user, query }) => {
    // As the mailed link does, which only its mail has.
    const rows = await query(
      `update contract_notices set "confirmedAt" = now(), "userId" = '${user.id}'
       where email = '${user.email}' and "confirmedAt" is null and "receivedAt" > now() - interval '30 days' returning id`,
    );
    for (const row of rows)
      await query(`select graphile_worker.add_job('notice-carry-out', json_build_object('noticeId', '${Object(row).id}'))`);
  },
  abandon: ({ user, next }) => billing(user, 'create', { planId: any(PLAN_IDS, next) }),
  upgrade: (play) => change(play, 'gold'),
  downgrade: (play) => change(play, 'bronze'),
  cancel: ({ user }) => billing(user, 'cancel'),
  cancelLater: async ({ user, next }) => {
    const { currentPeriodEnd } = await currentOf(user);
    const endsOn = new Date(Date.parse(currentPeriodEnd ?? '2031-01-01') + Math.floor(next() * 80) * DAY)
      .toISOString()
      .slice(0, 10);
    const declared = { name: 'Clara', email: user.email, contract: 'my plan', kind: 'ordinary', endsOn };
    await user.browser.call('POST', '/api/subscription/cancel-request', declared);
  },
  resume: ({ user }) => billing(user, 'resume'),
  month: ({ stripe }) => stripe.advance(MONTH),
  days: ({ stripe, next }) => stripe.advance(Math.floor(next() * 6 + 1) * DAY),
  failing: (play) => newCard(play, CARDS.failsLater),
  repair: (play) => newCard(play, CARDS.good),
  withdraw: ({ user }) =>
    user.browser.call('POST', '/api/subscription/withdraw', { name: 'Clara', email: user.email, contract: 'my plan' }),
};

/** The plan that a user has, and the subscription that the provider then counts. */
async function holding({ user, stripe }: Play): Promise<{ plan: string; subscription: string }> {
  const { plan } = await currentOf(user).catch(() => ({ plan: 'free' }));
  const live = (await stateOf(stripe, user)).subscriptions?.findLast(({ status }) => /^(?:active|past_due)$/.test(status));
  return { plan, subscription: live?.id ?? '' };
}

interface Things {
  subscriptions?: { id: string; status: string }[];
  charges?: { id: string; status: string; disputed: boolean }[];
  disputes?: { id: string; status: string }[];
}

/** What the payment stand-in has of a user. */
async function stateOf(stripe: Play['stripe'], { email }: TestUser): Promise<Things> {
  return Object(await (await fetch(`${stripe.url}/sandbox/state?customer=${encodeURIComponent(email)}`)).json());
}

function any<T>(items: readonly T[], next: () => number): T {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

async function change({ user }: Play, planId: string): Promise<void> {
  const { quote } = (await billing(user, 'quote', { planId })).body;
  if (quote) await billing(user, 'change', { quoteId: Object(quote).id });
}

async function newCard({ user, stripe }: Play, card: string): Promise<void> {
  const { clientSecret } = (await billing(user, 'payment-method')).body;
  if (typeof clientSecret === 'string') await confirm(stripe, clientSecret, card);
}

/**
 * Plays a random history of one user, each step on any node, and some of them twice at once, as from two tabs.
 * @param seed plays the same history again
 * @returns what was done, with the plan after it, and the advices had
 */
export async function playHistory(
  { urls, stripe, query, carryOut }: HistoryWorld,
  signed: TestUser,
  seed: number,
  steps: number,
): Promise<{ log: string[]; uses: Use[] }> {
  const next = random(seed);
  const log: string[] = [];
  const uses: Use[] = [];
  for (const step of historyOf(next, steps)) {
    const take = () => {
      const url = any(urls(), next);
      return DO[step]({ stripe, query, next, uses, url, user: { ...signed, browser: signed.browser.at(url) } });
    };
    const isTwice = next() < 0.2 && !OF_ALL.includes(step);
    await carryOut(() => (isTwice ? Promise.all([take(), take()]) : take()), next);
    log.push(`${step}: ${await planOf({ ...signed, browser: signed.browser.at(any(urls(), next)) })}`);
  }
  return { log, uses };
}

/** A question mark where the node is away. */
async function planOf(user: TestUser): Promise<string> {
  const subscription = await currentOf(user).catch(() => null);
  return subscription?.plan ?? '?';
}
