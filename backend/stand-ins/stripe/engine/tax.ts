import { discountOf } from './lines.ts';
import { invalid, StripeRefusal } from './stripe.error.ts';
import type { Customer, Invoice, Line, Price, Subscription } from './tables.ts';

/** Percent of VAT where the sandbox's account is registered: the standard rates of 2026. Elsewhere it collects none. */
const RATES: Readonly<Record<string, number>> = { AT: 20, BE: 21, DE: 19, ES: 21, FR: 20, IE: 23, IT: 22, LU: 17, NL: 21 };
/** Countries whose rates need more than the country. */
const BY_POSTAL_CODE = ['CA', 'US'];

type Totals = Pick<Invoice, 'automatic_tax' | 'subtotal_excluding_tax' | 'total_excluding_tax' | 'total_taxes'>;
type Tax = NonNullable<Line['taxes']>[number];

/** Where a customer is, as far as tax needs it; null: not known well enough. */
export function countryOf({ address }: Pick<Customer, 'address'>): string | null {
  const country = address?.country ?? null;
  if (country === null || !/^[A-Z]{2}$/.test(country)) return null;
  return BY_POSTAL_CODE.includes(country) && !address?.postal_code ? null : country;
}

/** @throws for a customer without a location, and a price that does not say whether it includes tax */
export function needTaxable(customer: Customer, prices: readonly Price[]): void {
  if (countryOf(customer) === null) throw unknownLocation();
  // Tax on top of a price is not done here.
  if (prices.some(({ tax_behavior }) => tax_behavior !== 'inclusive'))
    throw invalid('The price must have `tax_behavior=inclusive` to be used with automatic tax in the sandbox.', 'items');
}

export const unknownLocation = (): StripeRefusal =>
  new StripeRefusal(
    400,
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    { code: 'customer_tax_location_invalid' },
  );

/** A customer's location, where it is asked for. */
export function customerTax(customer: Customer): NonNullable<Customer['tax']> {
  const country = countryOf(customer);
  const location = country === null ? null : { country, source: 'billing_address', state: customer.address?.state ?? null };
  const state = country === null ? 'unrecognized_location' : country in RATES ? 'supported' : 'not_collecting';
  return { automatic_tax: state, ip_address: null, location, provider: 'stripe' };
}

/** What a subscription says of automatic tax. */
export const automaticTax = (enabled: boolean): Subscription['automatic_tax'] => ({
  disabled_reason: null,
  enabled,
  liability: enabled ? { type: 'self' } : null,
});

/** The tax within a line's amount, after its discounts. */
function taxOf(line: Line, country: string): Tax {
  const amount = line.amount - discountOf(line);
  const rate = RATES[country] ?? 0;
  const tax = Math.round((amount * rate) / (100 + rate));
  return {
    amount: tax,
    tax_behavior: 'inclusive',
    tax_rate_details: { tax_rate: `txr_sandbox${country}${rate}` },
    taxability_reason: rate > 0 ? 'standard_rated' : 'not_collecting',
    taxable_amount: amount - tax,
    type: 'tax_rate_details',
  };
}

/** Lines with the tax that their amounts include; as they are where the subscription has no automatic tax. */
export function taxLines(lines: readonly Line[], customer: Customer, { automatic_tax }: Subscription): Line[] {
  const country = countryOf(customer);
  if (!automatic_tax.enabled || country === null) return [...lines];
  return lines.map((line) => ({ ...line, taxes: [taxOf(line, country)] }));
}

/** What an invoice says of the tax in its lines. */
export function taxTotals(lines: readonly Line[], { automatic_tax }: Subscription): Totals {
  const totals = new Map<string, Tax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const rate = tax.tax_rate_details?.tax_rate ?? '';
    const sum = totals.get(rate);
    totals.set(rate, {
      ...tax,
      amount: tax.amount + (sum?.amount ?? 0),
      taxable_amount: (tax.taxable_amount ?? 0) + (sum?.taxable_amount ?? 0),
    });
  }
  const tax = [...totals.values()].reduce((sum, { amount }) => sum + amount, 0);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = lines.reduce((sum, line) => sum + discountOf(line), 0);
  return {
    automatic_tax: automatic_tax.enabled
      ? { disabled_reason: null, enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'complete' }
      : { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    // Before discounts, in proportion.
    subtotal_excluding_tax: subtotal === discounts ? subtotal : subtotal - Math.round((tax * subtotal) / (subtotal - discounts)),
    total_excluding_tax: subtotal - discounts - tax,
    total_taxes: [...totals.values()],
  };
}
