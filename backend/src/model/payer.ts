import { isThisMachine, networkOf } from '../lib/ip-address.ts';

/** Whose budgets a question to the model costs: a user's or visitor's, with the address that they came from; or a couples session's. */
export type Payer =
  | {
      userId: string | null;
      address: string | null;
      /** Translations that belong to nothing have a budget of their own: they must not use up the advice of a visitor's neighbours. */
      translates?: true;
    }
  | {
      sessionId: number;
      creatorId: string;
      /** Where the session was opened; null: unknown. */
      address: string | null;
    };

/** One of the counts that a question adds to. Caps are tokens a day. */
export interface BudgetLevel {
  key: string;
  /** For a free account or a visitor. */
  free: number;
  /** For an account with a paid plan; null: this level does not hold for it. */
  paid: number | null;
  /** Whose count it is: it goes with the account. */
  userId: string | null;
}

export interface BudgetSettings {
  /** Multiplies the caps but the installation's, like all rate limits. */
  factor: number;
  /** Tokens a day that the whole installation may spend; null: no cap. */
  installation: number | null;
  /** Whether many people share a network: what is capped by address and network is `SHARED_TIMES` as much there. */
  isShared(address: string): boolean;
}

/**
 * Tokens a day that questions may cost, with their answers. One advice costs about 1,500 with a model that does not think first, 5,000 with one that
 * does, and a reply in a chat some 3,000. A visitor has three advices a month, a free account three with their chats. An address may hold several
 * people: together they have what three free accounts have, and a network of addresses that one customer of a provider gets (an IPv6 /48) twice that.
 */
const DAILY = {
  visitor: 60_000,
  visitorTranslations: 20_000,
  free: 150_000,
  paid: 600_000,
  address: 450_000,
  network: 900_000,
  session: { free: 100_000, paid: 200_000 },
  sessionsOfCreator: { free: 150_000, paid: 600_000 },
};
/** How much more those behind a shared network's addresses may spend together. */
const SHARED_TIMES = 20;
/** The share of the installation's budget that remains for those who pay. */
const KEPT_FOR_PAID = 0.2;

/** The count of the whole installation. */
export const INSTALLATION = 'all';

/** The payer of what an actor asks for. */
export const payerOf = ({ userId, ip }: { userId: string | null; ip: string }): Payer => ({ userId, address: ip });

/** A payer's name: for the provider, and for questions that several share. */
export function payerKey(payer: Payer): string {
  if ('sessionId' in payer) return `couples:${payer.sessionId}`;
  if (payer.userId) return `user:${payer.userId}`;
  return `${payer.translates ? 'translations' : 'ip'}:${payer.address ?? 'unknown'}`;
}

/** Parses a payer that a job has stored. */
export function parsePayer(stored: unknown): Payer {
  const { userId, address }: Record<string, unknown> = Object(stored);
  return { userId: typeof userId === 'string' ? userId : null, address: typeof address === 'string' ? address : null };
}

/** The counts that a question of a payer adds to, each with its cap. */
export function levelsOf(payer: Payer, settings: BudgetSettings): BudgetLevel[] {
  const scaled = (cap: number): number => Math.round(cap * settings.factor);
  const level = (key: string, free: number, paid: number | null, userId: string | null = null): BudgetLevel => ({
    ...{ key, userId },
    ...{ free: scaled(free), paid: paid === null ? null : scaled(paid) },
  });
  const timesAt = (address: string | null): number => (address !== null && settings.isShared(address) ? SHARED_TIMES : 1);
  /** An address, and its network; neither for the machine itself, nor for what an earlier release has stored without an address. */
  const placesOf = (address: string | null, prefix = ''): BudgetLevel[] => {
    if (address === null || isThisMachine(address)) return [];
    const network = networkOf(address);
    return [
      level(`${prefix}address:${address}`, DAILY.address * timesAt(address), null),
      ...(network ? [level(`${prefix}network:${network}`, DAILY.network * timesAt(address), null)] : []),
    ];
  };
  const key = payerKey(payer);
  const all = settings.installation ?? Number.MAX_SAFE_INTEGER;
  const whole: BudgetLevel = { key: INSTALLATION, free: Math.floor(all * (1 - KEPT_FOR_PAID)), paid: all, userId: null };
  if ('sessionId' in payer) {
    const { creatorId, address } = payer;
    const { session, sessionsOfCreator } = DAILY;
    return [
      level(key, session.free, session.paid),
      level(`couples-of:${creatorId}`, sessionsOfCreator.free, sessionsOfCreator.paid, creatorId),
      // Apart from the creator's own advice, which is never refused for what a partner writes.
      ...placesOf(address, 'couples-'),
      whole,
    ];
  }
  const { userId, address } = payer;
  if (userId) return [level(key, DAILY.free, DAILY.paid, userId), ...placesOf(address), whole];
  const own = (payer.translates ? DAILY.visitorTranslations : DAILY.visitor) * timesAt(address);
  return [level(key, own, own), ...placesOf(address), whole];
}
