import type { Engine } from '../engine/engine.ts';
import { intentOf, paymentsOf } from '../engine/invoices.ts';
import { invalid } from '../engine/stripe.error.ts';
import { customerTax } from '../engine/tax.ts';
import { isRecord } from '../engine/wire.ts';

/** Levels that Stripe expands; the `data` of a list is one. */
const DEEPEST = 4;

/** An answer with what `expand` asks for in place of its ids. */
export function expandAll(engine: Engine, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((object, path) => {
    const parts = path.split('.');
    if (parts.length > DEEPEST) {
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`, 'expand');
    }
    const expanded = expandAt(engine, object, parts, path);
    return isRecord(expanded) ? expanded : object;
  }, answer);
}

function expandAt(engine: Engine, value: unknown, parts: readonly string[], path: string): unknown {
  const [part, ...rest] = parts;
  if (value === null || part === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => expandAt(engine, one, parts, path));
  if (!isRecord(value)) throw notExpandable(path);
  if (value.deleted === true) return value;
  const current = part in value ? value[part] : included(engine, value, part);
  if (current === undefined) throw notExpandable(path);
  return { ...value, [part]: expandAt(engine, resolve(engine, current, path), rest, path) };
}

/** Ids become their objects; lists of ids become lists of objects. */
function resolve(engine: Engine, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(engine, one, path));
  if (typeof value !== 'string') return value;
  const found = engine.store.find(value);
  if (!found) throw notExpandable(path);
  return found;
}

/** Fields that are there only when they are asked for. */
function included(engine: Engine, object: Record<string, unknown>, part: string): unknown {
  const id = String(object.id);
  const key = `${object.object}.${part}`;
  if (key === 'invoice.confirmation_secret') {
    const intent = intentOf(engine, id);
    return intent?.client_secret ? { type: 'payment_intent', client_secret: intent.client_secret } : null;
  }
  if (key === 'invoice.payments') return listOf(paymentsOf(engine, id), `/v1/invoice_payments?invoice=${id}`);
  if (key === 'customer.subscriptions') {
    const alive = engine.store.all('subscription').filter((one) => one.customer === id && one.ended_at === null);
    return listOf(alive.reverse(), `/v1/customers/${id}/subscriptions`);
  }
  if (key === 'charge.refunds') {
    const refunds = engine.store.all('refund').filter((one) => one.charge === id);
    return listOf(refunds.reverse(), `/v1/charges/${id}/refunds`);
  }
  if (key === 'customer.sources' || key === 'customer.tax_ids') return listOf([], `/v1/customers/${id}/${part}`);
  if (key === 'customer.tax') return customerTax(engine.store.need('customer', id));
  if (key === 'price.currency_options' || key === 'coupon.currency_options') return {};
  return undefined;
}

function listOf(data: readonly object[], url: string): object {
  return { object: 'list', data, has_more: false, url };
}

function notExpandable(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
