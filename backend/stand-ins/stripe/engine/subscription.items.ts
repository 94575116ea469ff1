import type { Engine } from './engine.ts';
import { mergeMetadata } from './metadata.ts';
import { invalid, missing } from './stripe.error.ts';
import { buildItem, type ItemChoice, periodOf, planOf, priceFor } from './subscription.build.ts';
import type { Subscription, SubscriptionItem } from './tables.ts';

/** The items of a subscription after a request: those that it does not name stay. */
export function changedItems(
  engine: Engine,
  subscription: Subscription,
  choices: readonly ItemChoice[] | undefined,
): SubscriptionItem[] {
  let items = subscription.items.data;
  (choices ?? []).forEach((choice, index) => {
    items = choice.id ? changeItem(engine, items, choice, index) : addItem(engine, subscription, items, choice, index);
  });
  if (items.length === 0) throw invalid('A subscription must have at least one active item.', 'items');
  return items;
}

function changeItem(engine: Engine, items: SubscriptionItem[], choice: ItemChoice, index: number): SubscriptionItem[] {
  const before = items.find(({ id }) => id === choice.id);
  if (!before) throw missing('subscription_item', choice.id ?? '', `items[${index}][id]`);
  if (choice.deleted) return items.filter(({ id }) => id !== choice.id);
  const price = choice.price ? priceFor(engine, choice, index) : before.price;
  const quantity = choice.quantity ?? before.quantity ?? 1;
  const metadata = mergeMetadata(before.metadata, choice.metadata);
  return items.map((item) => (item.id === choice.id ? { ...item, price, plan: planOf(price), quantity, metadata } : item));
}

function addItem(
  engine: Engine,
  subscription: Subscription,
  items: SubscriptionItem[],
  choice: ItemChoice,
  index: number,
): SubscriptionItem[] {
  const price = priceFor(engine, choice, index);
  if (items.some((item) => item.price.id === price.id)) {
    throw invalid(`Cannot add multiple subscription items with the same plan: ${price.id}`, `items[${index}][price]`);
  }
  const metadata = mergeMetadata(null, choice.metadata);
  return [...items, buildItem(engine, subscription.id, price, choice.quantity ?? 1, periodOf(subscription), metadata)];
}
