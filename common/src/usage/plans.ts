import type { Language } from '../language/language.constants.ts';

interface PlanRecord {
  id: string;
  /** Sessions a month; null is unlimited. */
  limit: number | null;
  /** The price a month unless `PLAN_PRICE_<ID>` sets another. A plan without one costs nothing. */
  euros?: number;
  /** Highlighted unless `POPULAR_PLAN` names another. */
  isPopular?: true;
  /** On its card, in mails and on invoices; the interface's tables have the same. */
  names: Record<Language, string>;
}

/** Every plan, the smallest first. A fifth one is its record here, and its texts. */
export const PLANS = [
  { id: 'free', limit: 3, names: { en: 'Free', es: 'Gratis', fr: 'Gratuite', de: 'Kostenlos', nl: 'Gratis', zh: '免费' } },
  {
    id: 'bronze',
    limit: 10,
    euros: 4.99,
    names: { en: 'Bronze', es: 'Bronce', fr: 'Bronze', de: 'Bronze', nl: 'Brons', zh: '青铜' },
  },
  {
    id: 'silver',
    limit: 15,
    euros: 9.99,
    names: { en: 'Silver', es: 'Plata', fr: 'Argent', de: 'Silber', nl: 'Zilver', zh: '白银' },
  },
  {
    id: 'gold',
    limit: null,
    euros: 19.99,
    isPopular: true,
    names: { en: 'Gold', es: 'Oro', fr: 'Or', de: 'Gold', nl: 'Goud', zh: '黄金' },
  },
] as const satisfies readonly PlanRecord[];

export type Plan = (typeof PLANS)[number]['id'];
export type PaidPlan = Extract<(typeof PLANS)[number], { euros: number }>['id'];
