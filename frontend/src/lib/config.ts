import type { Operator } from '@beside/common/operator/operator.types';
import { type Fields, isFields, optionalText } from './parse.ts';

/** The server's configuration in every page. */
export interface PageConfig {
  appName: string;
  supportEmail: string | null;
  /** Who runs this site; null: nobody is named. */
  operator: Operator | null;
  statusUrl: string | null;
  /** Outside services that are stand-ins; the screens say so. */
  demo: { model: boolean };
  /** Whether the server can send mail, which password resets need. */
  mail: boolean;
  /** Null: the server takes no payments. */
  payments: PaymentsConfig | null;
  /** Whether this site may be kept on a device as an app: see `PWA` in `.env.example`. */
  pwa: boolean;
  /** The announcements in force when the page was written; their feature reads them. */
  announcements: unknown;
  /** Why the service worker opens the page from this device; null: the server sent it. */
  offline: 'failed' | 'slow' | null;
}

interface PaymentsConfig {
  publishableKey: string;
  /** The address of the provider's script, where it is not its own. */
  script: string | null;
  /** No real money. */
  sandbox: boolean;
  /** Whether the order asks where the customer lives: the tax within the price depends on it. */
  tax: boolean;
  /** The plan that is called the most popular; null: none. */
  popular: string | null;
}

/** Parses the page's configuration; missing or invalid values get defaults. */
export function parseConfig(json: string | null | undefined): PageConfig {
  let given: Fields = {};
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    if (isFields(parsed)) given = parsed;
  } catch {
    // Missing or broken: the defaults below suffice.
  }
  const demo = isFields(given.demo) ? given.demo : {};
  return {
    appName: optionalText(given, 'appName') || 'Beside',
    supportEmail: optionalText(given, 'supportEmail') || null,
    operator: operatorOf(given.operator),
    statusUrl: optionalText(given, 'statusUrl') || null,
    demo: { model: demo.model === true },
    mail: given.mail !== false,
    payments: paymentsOf(given.payments),
    pwa: given.pwa === true,
    announcements: given.announcements ?? [],
    offline: given.offline === 'failed' || given.offline === 'slow' ? given.offline : null,
  };
}

function operatorOf(given: unknown): Operator | null {
  if (!isFields(given)) return null;
  const [name, address] = [optionalText(given, 'name'), optionalText(given, 'address')];
  if (!name || !address) return null;
  const rest = (key: string): string | null => optionalText(given, key) || null;
  return { name, address, contact: rest('contact'), vatId: rest('vatId'), register: rest('register') };
}

function paymentsOf(given: unknown): PaymentsConfig | null {
  const publishableKey = isFields(given) && optionalText(given, 'publishableKey');
  if (!isFields(given) || !publishableKey) return null;
  const [script, popular] = [optionalText(given, 'script') || null, optionalText(given, 'popular') || null];
  return { publishableKey, script, sandbox: given.sandbox === true, tax: given.tax === true, popular };
}

export const config = parseConfig(typeof document === 'undefined' ? null : document.getElementById('beside-config')?.textContent);
