import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { config } from '../../../lib/config.ts';

let loading: Promise<Stripe> | null = null;

/**
 * Stripe's object for this page. Its script comes at the first call, and only where the document's policy allows it.
 * Rejects without it; the next call tries again.
 */
export function stripe(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  if (!config.payments) throw new Error('This server takes no payments');
  const { script, publishableKey } = config.payments;
  // A script of its own defines what Stripe's would, so that loadStripe fetches nothing.
  if (script) await addScript(script);
  const loaded = await loadStripe(publishableKey);
  if (!loaded) throw new Error('Stripe.js not available');
  return loaded;
}

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Failed to load Stripe.js'));
    };
    document.head.append(script);
  });
}
