/** Marks a coupon whose id people may type as a code. */
const TYPED = { code: 'true' };

/** Discount codes of the journeys: by percentage and by amount, for each duration; one that has expired, and one that is used up. */
export async function makeCoupons(stripe) {
  const make = (id, name, value, duration, months) =>
    stripe.coupons.create({
      id,
      name,
      duration,
      metadata: TYPED,
      ...(value < 1 ? { percent_off: value * 100 } : { amount_off: value * 100, currency: 'eur' }),
      ...(months && { duration_in_months: months }),
    });
  await Promise.all([
    make('FIFTH', 'Autumn', 0.2, 'once'),
    make('FIFTH3', 'Winter', 0.2, 'repeating', 3),
    make('FIFTHEVER', 'Friends', 0.2, 'forever'),
    make('TWO', 'Two euros', 2, 'once'),
    make('TWO2', 'Two twice', 2, 'repeating', 2),
    make('TWOEVER', 'Two always', 2, 'forever'),
    make('HUNDRED', 'More than all', 100, 'once'),
    stripe.coupons.create({ id: 'GIFT', name: 'Gift', percent_off: 100, duration: 'once', metadata: TYPED }),
  ]);
  const promotion = { type: 'coupon', coupon: 'FIFTH' };
  const soon = Math.floor(Date.now() / 1000) + 1;
  await stripe.promotionCodes.create({ promotion, code: 'EXPIRED', expires_at: soon });
  const used = await stripe.promotionCodes.create({ promotion, code: 'USEDUP', max_redemptions: 1 });
  const [customer, prices] = await Promise.all([
    stripe.customers.create({ email: 'somebody@example.com' }),
    stripe.prices.list({ limit: 1, type: 'recurring' }),
  ]);
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.data[0].id }],
    discounts: [{ promotion_code: used.id }],
    collection_method: 'send_invoice',
    days_until_due: 7,
  });
}
